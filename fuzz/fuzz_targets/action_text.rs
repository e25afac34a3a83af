//! Any text as an action: an action that is read is written the same way.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for title in titles::all() {
        if let Ok(index) = title.read_action(text) {
            assert_eq!(title.action_text(index).as_deref(), Some(text));
        }
    }
});
