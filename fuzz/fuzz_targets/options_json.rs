//! Any JSON as options: a table that opens is sound; other options are refused with the reason.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(json) = serde_json::from_slice(data) else { return };
    for title in titles::all() {
        match title.open(&json, 1) {
            Ok(table) => {
                table.audit().expect("a new table is sound");
                assert_eq!(title.check_options(&table.options()), Ok(table.seats()));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
