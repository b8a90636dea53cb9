use super::*;
use jiff::civil::date;

fn paper() -> Citation {
    Citation {
        title: "Vraget på 31 meter & {andre} 100 % \\sande_ting".to_owned(),
        authors: vec!["Erik Sandholm".to_owned(), "Ravn, Sofie".to_owned()],
        published: Some(date(2026, 9, 28)),
        journal: Some("Skrifter fra havet".to_owned()),
        volume: Some("14".to_owned()),
        pages: Some("3–24".to_owned()),
        doi: Some("10.5555/hav.14".to_owned()),
        address: "https://forskning.example/publikationer/vraget".to_owned(),
        language: "da".to_owned(),
        ..Citation::default()
    }
}

#[test]
fn a_paper_in_bibtex() {
    let expected = "\
@article{sandholm2026vraget,
  author = {Erik Sandholm and Ravn, Sofie},
  title = {{Vraget på 31 meter \\& \\textbraceleft{}andre\\textbraceright{} 100 \\% \\textbackslash{}sande\\_ting}},
  journal = {Skrifter fra havet},
  volume = {14},
  pages = {3--24},
  year = {2026},
  month = {9},
  doi = {10.5555/hav.14},
  url = {https://forskning.example/publikationer/vraget},
  langid = {danish}
}
";
    assert_eq!(paper().written(CitationFormat::BibTex), expected);
}

#[test]
fn a_paper_in_ris() {
    let text = paper().written(CitationFormat::Ris);
    let lines: Vec<&str> = text.split("\r\n").collect();
    let expected = [
        "TY  - JOUR",
        "AU  - Sandholm, Erik",
        "AU  - Ravn, Sofie",
        "TI  - Vraget på 31 meter & {andre} 100 % \\sande_ting",
        "T2  - Skrifter fra havet",
        "VL  - 14",
        "SP  - 3",
        "EP  - 24",
        "PY  - 2026",
        "DA  - 2026/09/28",
        "DO  - 10.5555/hav.14",
        "UR  - https://forskning.example/publikationer/vraget",
        "LA  - da",
        "ER  - ",
        "",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn a_book_in_csl() {
    let book = Citation {
        journal: None,
        isbn: Some("978-87-0000-001-3".to_owned()),
        authors: vec!["Museet".to_owned()],
        ..paper()
    };
    let text = book.written(CitationFormat::CslJson);
    let items: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(items[0]["type"], "book");
    assert_eq!(items[0]["author"][0]["literal"], "Museet");
    assert_eq!(items[0]["issued"]["date-parts"][0][0], 2026);
    assert_eq!(items[0]["DOI"], "10.5555/hav.14");
}

/// No text becomes a field, an entry or an author of its own.
#[test]
fn hostile_texts_stay_in_their_field() {
    let hostile = "a\r\nER  - \r\nTY  - BOOK\u{2028}}}\n@book{x, title = {y";
    assert!(!one_line(hostile).contains(char::is_control));
    let citation = Citation {
        title: one_line(hostile),
        authors: vec![
            one_line("Bang and Olufsen\nAU  - X"),
            "a, b, c, d".to_owned(),
        ],
        ..Citation::default()
    };
    let ris = citation.written(CitationFormat::Ris);
    let tags: Vec<&str> = ris.split("\r\n").filter_map(|line| line.get(..2)).collect();
    assert_eq!(tags, ["TY", "AU", "AU", "TI", "UR", "LA", "ER"]);
    let bibtex = citation.written(CitationFormat::BibTex);
    let depth = |text: &str| {
        text.chars().fold(0_i32, |depth, letter| match letter {
            '{' => depth + 1,
            '}' => depth - 1,
            _ => depth,
        })
    };
    assert_eq!(depth(&bibtex), 0, "{bibtex}");
    for line in bibtex.lines().filter(|line| line.contains(" = {")) {
        assert_eq!(depth(line.trim_end_matches(',')), 0, "{line}");
    }
    assert!(
        bibtex.contains("author = {{Bang and Olufsen AU - X} and {a, b, c, d}}"),
        "{bibtex}"
    );
}

#[test]
fn only_a_doi_is_a_link() {
    let found = |text: &str| {
        let page = serde_json::json!({ "doi": text });
        let page = crate::fields::owned(&page);
        doi_link(Fields::of(page.get_value())).map(|link| link.href)
    };
    let known = found("10.5281/vitrine.31<a>").unwrap();
    assert_eq!(known, "https://doi.org/10.5281/vitrine.31%3Ca%3E");
    for none in [
        "10.52/x",
        "10.5281/",
        "https://doi.org/10.5281/x",
        "10.5281/a b",
        "x",
    ] {
        assert_eq!(found(none), None, "{none}");
    }
}

#[test]
fn keys_have_plain_letters() {
    let citation = Citation {
        title: "Økser".to_owned(),
        authors: vec!["Ása Þórsdóttir".to_owned()],
        ..Citation::default()
    };
    assert_eq!(citation.key(), "orsdottiroekser");
    let unnamed = Citation {
        title: "???".to_owned(),
        ..Citation::default()
    };
    assert_eq!(unnamed.key(), "citation");
}
