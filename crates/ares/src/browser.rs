use table::ts::{Browser, Constants};

use crate::Ares;
use crate::material::Phase;

impl Browser for Ares {
    fn constants(out: &mut Constants) {
        out.ids("PHASES", Phase::ALL);
        crate::facts::constants(out);
    }
}
