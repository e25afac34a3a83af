//! Scenarios and their requirements.

scenarios! {
    /// A scenario: the mission of a cooperative game (MA-CMP-11, MA-COL-10).
    pub enum Scenario named "martians-scenario"
}

requirements! {
    /// A step of a scenario that is done with the Lander's mission action (MA-LAND-07).
    pub enum Requirement named "martians-requirement"
}

counters! {
    /// What the counter of a scenario counts.
    pub enum Counter named "martians-counter"
}

conditions! {
    /// A condition of a scenario that is looked at when the game ends (MA-END-26).
    pub enum Condition named "martians-condition"
}
