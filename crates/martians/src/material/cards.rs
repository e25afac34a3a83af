//! Cards: experts, assistants, weather, minerals, events, commissions, hidden goals.

pieces! {
    /// An event card (MA-CMP-07, MA-COL-11).
    EventCard, "event", {
        SolarFlare1 = "solar_flare_1",
        SolarFlare2 = "solar_flare_2",
        SolarFlare3 = "solar_flare_3",
        SolarFlare4 = "solar_flare_4",
        FaultyEquipment = "faulty_equipment",
        Valves = "valves",
        DustDevilEvent = "dust_devil_event",
        Visitors = "visitors",
        HydraulicFailure = "hydraulic_failure",
        SteeringFailure = "steering_failure",
        Leak = "leak",
        Seeds = "seeds",
        Discontent = "discontent",
        Quarantine = "quarantine",
        Poisoning = "poisoning",
        Rift = "rift",
        Fire = "fire",
        PressureLoss = "pressure_loss",
        LossOfSterileAir = "loss_of_sterile_air",
        RtgFailure = "rtg_failure",
        M1SouthEntrance = "m1_south_entrance",
        M1Sos = "m1_sos",
        M1Transmitter = "m1_transmitter",
        M1Key = "m1_key",
        M1Diary = "m1_diary",
        M1Pantry = "m1_pantry",
        M1Medic = "m1_medic",
        M1Apartments = "m1_apartments",
        RfAgent = "rf_agent",
        RfDesperate = "rf_desperate",
        RfRadiation = "rf_radiation",
        RfCareless = "rf_careless",
        PhConfusion = "ph_confusion",
        PhHardLanding = "ph_hard_landing",
        PhFuelLeak = "ph_fuel_leak",
        PhCommsLoss = "ph_comms_loss",
        FmAvalanche = "fm_avalanche",
        FmGuide = "fm_guide",
        FmCave = "fm_cave",
        FmSummit = "fm_summit",
        DsGuests = "ds_guests",
        DsFoodTheft = "ds_food_theft",
        DsThreat = "ds_threat",
        DsSabotage = "ds_sabotage",
    }
}

pieces! {
    /// A commission card (MA-CMP-09).
    Commission, "commission", {
        Com01 = "com_01",
        Com02 = "com_02",
        Com03 = "com_03",
        Com04 = "com_04",
        Com05 = "com_05",
        Com06 = "com_06",
        Com07 = "com_07",
        Com08 = "com_08",
        Com09 = "com_09",
        Com10 = "com_10",
        Com11 = "com_11",
        Com12 = "com_12",
        Com13 = "com_13",
        Com14 = "com_14",
        Com15 = "com_15",
        Com16 = "com_16",
        Com17 = "com_17",
        Com18 = "com_18",
        Com19 = "com_19",
        Com20 = "com_20",
        Com21 = "com_21",
        Com22 = "com_22",
        Com23 = "com_23",
        Com24 = "com_24",
    }
}

pieces! {
    /// A hidden goal of the collector's edition (MA-COL-03).
    HiddenGoal, "goal", {
        Goal01 = "goal_01",
        Goal02 = "goal_02",
        Goal03 = "goal_03",
        Goal04 = "goal_04",
        Goal05 = "goal_05",
        Goal06 = "goal_06",
        Goal07 = "goal_07",
        Goal08 = "goal_08",
        Goal09 = "goal_09",
        Goal10 = "goal_10",
        Goal11 = "goal_11",
        Goal12 = "goal_12",
    }
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
