//! Any bytes as a record: as they are, and after a valid header, so that the lines are reached too.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(table) = titles::read_record(data) {
        let again =
            titles::read_record(table.record().as_bytes()).expect("a record that was read can be written and read again");
        assert_eq!(again.hash(), table.hash());
    }
    let Some((number, lines)) = data.split_first() else { return };
    for title in titles::all() {
        let cases = title.cases();
        let options = &cases[usize::from(*number) % cases.len()];
        let head = format!(
            "syrtis record 1\ngame {} {}\noptions {options}\nseed 1\n",
            title.name(),
            title.version()
        );
        let text = [head.as_bytes(), lines].concat();
        if let Ok(table) = title.read_record(&mut text.as_slice()) {
            table.audit().expect("a record leads to a sound state");
        }
    }
});
