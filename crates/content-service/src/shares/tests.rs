use super::*;

fn shares(memory: u64) -> Shares {
    let settings = Settings {
        query_memory: memory,
        ..Settings::default()
    };
    Shares {
        wait: Duration::from_millis(1),
        ..Shares::new(&settings, Arc::new(|| Timestamp::UNIX_EPOCH))
    }
}

fn network(last: u8) -> Payer {
    Payer::at(IpAddr::from([127, 0, 0, last]))
}

#[tokio::test]
async fn a_caller_who_fills_its_places_is_refused_and_others_are_not() {
    let shares = shares(1 << 30);
    let mut running = Vec::new();
    for _ in 0..NETWORK_SLOTS {
        running.push(shares.admit(&network(2)).await.ok().unwrap());
    }
    let refused = shares.admit(&network(2)).await.err().unwrap();
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    for caller in [
        network(3),
        Payer::Website("w".into()),
        Payer::Holder("h".into()),
    ] {
        assert!(shares.admit(&caller).await.is_ok(), "{caller:?}");
    }
    running.pop();
    assert!(shares.admit(&network(2)).await.is_ok());
}

#[tokio::test]
async fn strangers_together_leave_places_for_those_with_a_name() {
    let shares = shares(1 << 30);
    let mut running = Vec::new();
    for at in 0..ANONYMOUS_SLOTS {
        let caller = network(u8::try_from(at / NETWORK_SLOTS).unwrap());
        running.push(shares.admit(&caller).await.ok().unwrap());
    }
    let refused = shares.admit(&network(200)).await.err().unwrap();
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(shares.admit(&Payer::Website("w".into())).await.is_ok());
}

#[tokio::test]
async fn memory_is_bounded_for_a_caller_and_for_all_strangers() {
    let shares = shares(800);
    let [one, two, three] = [2, 3, 4].map(network);
    let [first, second, third] = [
        shares.admit(&one).await.ok().unwrap(),
        shares.admit(&two).await.ok().unwrap(),
        shares.admit(&three).await.ok().unwrap(),
    ];
    let reserve = |query: &Admitted, bytes| query.account.reserve(bytes);
    assert_eq!(reserve(&first, 201), Err(LimitExceeded::Share));
    assert_eq!(reserve(&first, 200), Ok(()));
    assert_eq!(reserve(&second, 200), Ok(()));
    assert_eq!(reserve(&third, 1), Err(LimitExceeded::Memory));
    assert_eq!(shares.memory_used(), 400);
    let website = Payer::Website("w".into());
    let website = shares.admit(&website).await.ok().unwrap();
    assert_eq!(reserve(&website, 400), Ok(()));
    first.account.release(200);
    assert_eq!(reserve(&third, 1), Ok(()));
}

#[tokio::test]
async fn an_evaluation_ends_with_its_caller() {
    let shares = shares(800);
    let query = shares.admit(&network(2)).await.ok().unwrap();
    let account = query.limits().account.unwrap();
    assert_eq!(account.charge_steps(1), Ok(()));
    drop(query);
    assert_eq!(account.charge_steps(1), Err(LimitExceeded::Abandoned));
}

#[test]
fn a_household_is_one_caller() {
    let six = |last| Payer::at(format!("2001:db8::{last}").parse().unwrap());
    assert_eq!(six(1), six(2));
    let mapped = Payer::at("::ffff:192.0.2.1".parse().unwrap());
    assert_eq!(mapped, Payer::at("192.0.2.1".parse().unwrap()));
}
