use super::*;
use std::sync::atomic::AtomicI64;

fn shares(memory: u64) -> Shares {
    let settings = Settings {
        query_memory: memory,
        ..Settings::default()
    };
    Shares {
        slot_timeout: Duration::from_millis(1),
        ..Shares::new(&settings, 16, Arc::new(|| Timestamp::UNIX_EPOCH))
    }
}

fn network(last: u8) -> Caller {
    Caller::at_address(IpAddr::from([127, 0, 0, last]))
}

#[tokio::test]
async fn a_caller_that_fills_its_slots_is_refused_and_others_are_not() {
    let shares = shares(1 << 30);
    let mut running = Vec::new();
    for _ in 0..NETWORK_SLOTS {
        running.push(shares.admit(&network(2)).await.ok().unwrap());
    }
    let refused = shares.admit(&network(2)).await.err().unwrap();
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    for caller in [
        network(3),
        Caller::Website("w".into()),
        Caller::Holder("h".into()),
    ] {
        assert!(shares.admit(&caller).await.is_ok(), "{caller:?}");
    }
    running.pop();
    assert!(shares.admit(&network(2)).await.is_ok());
}

#[tokio::test]
async fn callers_without_a_token_leave_slots_for_those_with_one() {
    let shares = shares(1 << 30);
    let mut running = Vec::new();
    for at in 0..ANONYMOUS_SLOTS {
        let caller = network(u8::try_from(at / NETWORK_SLOTS).unwrap());
        running.push(shares.admit(&caller).await.ok().unwrap());
    }
    let refused = shares.admit(&network(200)).await.err().unwrap();
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(shares.admit(&Caller::Website("w".into())).await.is_ok());
}

/// Queries of callers with a token that fill all slots but those of callers without one.
async fn fill_half(shares: &Shares, website: &str) -> Vec<Admitted> {
    let website = Caller::Website(website.into());
    let mut running = Vec::new();
    for _ in 0..SLOTS - ANONYMOUS_SLOTS {
        running.push(shares.admit(&website).await.ok().unwrap());
    }
    running
}

#[tokio::test]
async fn all_queries_together_have_one_bound() {
    let shares = shares(1 << 30);
    let mut anonymous = Vec::new();
    for at in 0..ANONYMOUS_SLOTS {
        let caller = network(u8::try_from(at / NETWORK_SLOTS).unwrap());
        anonymous.push(shares.admit(&caller).await.ok().unwrap());
    }
    let _website = fill_half(&shares, "w").await;
    let holder = Caller::Holder("h".into());
    let refused = shares.admit(&holder).await.err().unwrap();
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    anonymous.pop();
    assert!(shares.admit(&holder).await.is_ok());
}

/// However many callers without a token wait, one of them is before a caller with a token.
#[tokio::test]
async fn an_editor_does_not_queue_behind_callers_without_a_token() {
    let mut shares = shares(1 << 30);
    shares.slot_timeout = Duration::from_mins(1);
    let shares = Arc::new(shares);
    let mut running = fill_half(&shares, "a").await;
    running.extend(fill_half(&shares, "b").await);
    let admit = |caller: Caller| {
        let shares = shares.clone();
        tokio::spawn(async move { shares.admit(&caller).await.ok().unwrap() })
    };
    let anonymous: Vec<_> = (0..ANONYMOUS_SLOTS)
        .map(|at| admit(network(u8::try_from(at / NETWORK_SLOTS).unwrap())))
        .collect();
    tokio::task::yield_now().await;
    let editor = admit(Caller::Holder("h".into()));
    tokio::task::yield_now().await;
    running.truncate(running.len() - 2);
    let editor = editor.await.unwrap();
    let admitted = anonymous.iter().filter(|task| task.is_finished()).count();
    assert_eq!(admitted, 1);
    drop(editor);
    anonymous.iter().for_each(tokio::task::JoinHandle::abort);
}

/// With a pool of sixteen connections four run, two of one caller.
#[tokio::test]
async fn dry_runs_of_one_caller_leave_slots_for_those_of_others() {
    let shares = shares(1 << 30);
    let holder = |name: &str| Caller::Holder(name.into());
    let mut running = Vec::new();
    for name in ["a", "b"] {
        for _ in 0..2 {
            running.push(shares.admit_dry_run(&holder(name)).await.ok().unwrap());
        }
        let refused = shares.admit_dry_run(&holder(name)).await.err().unwrap();
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
        if name == "a" {
            continue;
        }
        let refused = shares.admit_dry_run(&holder("c")).await.err().unwrap();
        assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    }
    running.pop();
    assert!(shares.admit_dry_run(&holder("c")).await.is_ok());
}

/// However many wait, the caller's queries have all slots but those of the dry runs that run.
#[tokio::test]
async fn dry_runs_that_wait_hold_no_slots_for_queries() {
    let mut shares = shares(1 << 30);
    shares.slot_timeout = Duration::from_secs(1);
    let shares = Arc::new(shares);
    let holder = Caller::Holder("h".into());
    let mut running = Vec::new();
    for _ in 0..2 {
        running.push(shares.admit_dry_run(&holder).await.ok().unwrap());
    }
    for _ in 0..20 {
        let (shares, holder) = (shares.clone(), holder.clone());
        tokio::spawn(async move { shares.admit_dry_run(&holder).await.map(|_| ()) });
    }
    tokio::task::yield_now().await;
    let mut queries = Vec::new();
    for _ in 2..HOLDER_SLOTS {
        queries.push(shares.admit(&holder).await.ok().unwrap());
    }
    let refused = shares.admit(&holder).await.err().unwrap();
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn memory_is_bounded_for_a_caller_and_for_all_without_a_token() {
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
    let website = Caller::Website("w".into());
    let website = shares.admit(&website).await.ok().unwrap();
    assert_eq!(reserve(&website, 400), Ok(()));
    first.account.release(200);
    assert_eq!(reserve(&third, 1), Ok(()));
}

/// The budget of the others is full again before that of a caller that has spent its own: so a
/// caller that can go on then was charged nothing.
#[tokio::test]
async fn a_caller_is_not_charged_for_steps_that_its_class_refuses() {
    let seconds = Arc::new(AtomicI64::new(0));
    let clock = {
        let seconds = seconds.clone();
        move || Timestamp::from_second(seconds.load(Ordering::Relaxed)).unwrap()
    };
    let shares = Shares::new(&Settings::default(), 16, Arc::new(clock));
    let own_steps = NETWORK_STEPS * BURST_SECONDS;
    let charge = async |number: u16, steps: u64| {
        let [high, low] = number.to_be_bytes();
        let caller = Caller::at_address(IpAddr::from([127, 1, high, low]));
        let query = shares.admit(&caller).await.ok().unwrap();
        query.account.charge_steps(steps)
    };
    let mut last = 0;
    while charge(last, own_steps).await == Ok(()) {
        last += 1;
    }
    let refused = charge(last, own_steps).await.unwrap_err();
    assert_eq!(refused, LimitExceeded::AnonymousShare);
    let fault = Fault::limit(refused);
    assert_eq!(fault.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(!fault.line().contains("your queries"), "{}", fault.line());
    seconds.store(5, Ordering::Relaxed);
    assert_eq!(charge(last, own_steps).await, Ok(()));
    assert_eq!(charge(last, own_steps).await, Err(LimitExceeded::Share));
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
fn addresses_of_one_network_are_one_caller() {
    let in_network = |last| Caller::at_address(format!("2001:db8::{last}").parse().unwrap());
    assert_eq!(in_network(1), in_network(2));
    let mapped = Caller::at_address("::ffff:192.0.2.1".parse().unwrap());
    assert_eq!(mapped, Caller::at_address("192.0.2.1".parse().unwrap()));
}

#[tokio::test]
async fn a_stream_is_charged_for_what_is_read_for_it() {
    let shares = shares(1 << 30);
    let stream = shares.open_stream(&network(2)).ok().unwrap();
    let half = usize::try_from(8 * NETWORK_STEPS * BURST_SECONDS / 2).unwrap();
    stream.charge_read(half);
    assert!(stream.read_slot().await.is_ok());
    stream.charge_read(half);
    assert!(stream.read_slot().await.is_err());
    let other = shares.open_stream(&network(3)).ok().unwrap();
    assert!(other.read_slot().await.is_ok());
}

#[tokio::test]
async fn no_stream_with_a_token_waits_for_read_slots_of_those_without_one() {
    let shares = shares(1 << 30);
    let streams = [network(2), network(3), Caller::Holder("h".into())];
    let streams = streams.map(|caller| shares.open_stream(&caller).ok().unwrap());
    let mut slots = Vec::new();
    for stream in &streams[..ANONYMOUS_STREAM_READS] {
        slots.push(stream.read_slot().await.unwrap());
    }
    assert!(streams[0].read_slot().await.is_err());
    assert!(streams[2].read_slot().await.is_ok());
}
