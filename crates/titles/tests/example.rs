//! The example game as one more title. The only test in this file, because it changes the list for the whole process.

#[test]
fn the_example_is_listed_only_if_asked_for() {
    let titles = titles::all().len();
    assert!(titles::find("example").is_none());
    titles::list_example();
    assert_eq!(titles::all().len(), titles + 1);
    let example = titles::find("example").unwrap();
    assert_eq!(example.rules().find("ex-peek-01").unwrap().section, "The round");
}
