//! Scenarios and their requirements.

pieces! {
    /// A scenario: the mission of a cooperative game (MA-CMP-11, MA-COL-10).
    Scenario, "scenario", {
        NewSchedule = "new_schedule",
        DustDevil = "dust_devil",
        BotanicalCapsule = "botanical_capsule",
        ForceField = "force_field",
        MarsOne = "mars_one",
        Refugees = "refugees",
        MissionToPhobos = "mission_to_phobos",
        FaceOfMars = "face_of_mars",
        DarkSideOfMars = "dark_side_of_mars",
        UndergroundColony = "underground_colony",
        Catastrophe = "catastrophe",
        VastitasBorealis = "vastitas_borealis",
        TheEnd = "the_end",
    }
}

pieces! {
    /// A step of a scenario that is done with the Lander's mission action (MA-LAND-07).
    Requirement, "requirement", {
        NsReception = "ns_reception",
        DdBarrier = "dd_barrier",
        DdMast = "dd_mast",
        BcBed = "bc_bed",
        BcSoil = "bc_soil",
        FfEmitterYellow = "ff_emitter_yellow",
        FfEmitterGreen = "ff_emitter_green",
        FfEmitterRed = "ff_emitter_red",
        FfPylon = "ff_pylon",
        FfSwitch = "ff_switch",
        M1Expedition = "m1_expedition",
        M1Antenna = "m1_antenna",
        M1Memorial = "m1_memorial",
        RfAdmit = "rf_admit",
        RfShelter = "rf_shelter",
        PhHull = "ph_hull",
        PhFuel = "ph_fuel",
        PhProvisions = "ph_provisions",
        PhLaunch = "ph_launch",
        FmAdvance = "fm_advance",
        FmCamp = "fm_camp",
        DsPatrol = "ds_patrol",
        DsParley = "ds_parley",
        UcChamber = "uc_chamber",
        UcAirlock = "uc_airlock",
        CaDebris = "ca_debris",
        VbPump = "vb_pump",
        VbPipeline = "vb_pipeline",
        VbTank = "vb_tank",
        TeCache = "te_cache",
        TeWorkshop = "te_workshop",
    }
}

pieces! {
    /// A condition of a scenario that is looked at when the game ends (MA-END-26).
    Condition, "condition", {
        NsBuilt = "ns_built",
        NsDev = "ns_dev",
        DdPower = "dd_power",
        BcCrops = "bc_crops",
        FmRelics = "fm_relics",
        FmSummit = "fm_summit",
        DsCalm = "ds_calm",
        UcDug = "uc_dug",
        CaBuilt = "ca_built",
        CaDev = "ca_dev",
        CaReserve = "ca_reserve",
        TeTech = "te_tech",
        TeAlive = "te_alive",
    }
}
