//! Cards: experts, assistants, weather, minerals, events, commissions, hidden goals.

events! {
    /// An event card (MA-CMP-07): 20 base cards and 24 numbered ones (MA-COL-11, MA-DIF-08).
    pub enum EventCard named "martians-event"
}

commissions! {
    /// A commission card (MA-CMP-09).
    pub enum Commission named "martians-commission"
}

hidden_goals! {
    /// A hidden goal of the collector's edition (MA-COL-03).
    pub enum HiddenGoal named "martians-goal"
}

table::pieces! {
    /// A kind of expert (MA-CMP-04, MA-COL-13 to MA-COL-17).
    pub enum Expert named "martians-expert" {
        Nutritionist = "nutritionist",
        Engineer = "engineer",
        Pharmacist = "pharmacist",
        Physician = "physician",
        Chemist = "chemist",
        PowerManager = "power_manager",
        SoilAnalyst = "soil_analyst",
        MasterBuilder = "master_builder",
    }
}

table::pieces! {
    /// A kind of assistant (MA-CMP-05).
    pub enum Assistant named "martians-assistant" {
        Botanist = "botanist",
        Geologist = "geologist",
        Scientist = "scientist",
    }
}

table::pieces! {
    /// A kind of weather (MA-WEA-05).
    pub enum Weather named "martians-weather" {
        Stable = "stable",
        SolarActivityEnergy = "solar_activity_energy",
        SolarActivityFood = "solar_activity_food",
        Wind = "wind",
        SandstormFood = "sandstorm_food",
        SandstormEnergy = "sandstorm_energy",
        Earthquake = "earthquake",
    }
}

table::pieces! {
    /// What a regolith examination card shows (MA-CMP-06, MA-COL-02).
    pub enum Mineral named "martians-mineral" {
        Yellow = "mineral_yellow",
        Green = "mineral_green",
        Red = "mineral_red",
        ProofOfLife = "proof_of_life",
    }
}
