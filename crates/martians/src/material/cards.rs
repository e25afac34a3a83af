//! Cards: experts, assistants, weather, minerals, events, commissions, hidden goals.

events! {
    /// An event card (MA-CMP-07): 20 base cards and 24 numbered ones (MA-COL-11, MA-DIF-08).
    EventCard, "event"
}

commissions! {
    /// A commission card (MA-CMP-09).
    Commission, "commission"
}

hidden_goals! {
    /// A hidden goal of the collector's edition (MA-COL-03).
    HiddenGoal, "goal"
}

pieces! {
    /// A kind of expert (MA-CMP-04, MA-COL-13 to MA-COL-17).
    Expert, "expert", {
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

pieces! {
    /// A kind of assistant (MA-CMP-05).
    Assistant, "assistant", {
        Botanist = "botanist",
        Geologist = "geologist",
        Scientist = "scientist",
    }
}

pieces! {
    /// A kind of weather (MA-WEA-05).
    Weather, "weather", {
        Stable = "stable",
        SolarActivityEnergy = "solar_activity_energy",
        SolarActivityFood = "solar_activity_food",
        Wind = "wind",
        SandstormFood = "sandstorm_food",
        SandstormEnergy = "sandstorm_energy",
        Earthquake = "earthquake",
    }
}

pieces! {
    /// What a regolith examination card shows (MA-CMP-06, MA-COL-02).
    Mineral, "mineral", {
        Yellow = "mineral_yellow",
        Green = "mineral_green",
        Red = "mineral_red",
        ProofOfLife = "proof_of_life",
    }
}
