//! Tiles and tokens: excavation, research, crops, exploration.

pieces! {
    /// The crystals on an excavation token (MA-CMP-12).
    Dig, "dig", {
        R1i0 = "exc_r1i0",
        R0i1 = "exc_r0i1",
        R2i0 = "exc_r2i0",
        R0i2 = "exc_r0i2",
        R1i1 = "exc_r1i1",
        R2i1 = "exc_r2i1",
        R1i2 = "exc_r1i2",
        R3i0 = "exc_r3i0",
        R0i3 = "exc_r0i3",
        R2i2 = "exc_r2i2",
        R3i1 = "exc_r3i1",
        R1i3 = "exc_r1i3",
    }
}

pieces! {
    /// A face of the research tiles (MA-LAND-01).
    Research, "research", {
        Regolith2 = "res_regolith2",
        Ice2 = "res_ice2",
        Mixed2 = "res_mixed2",
        QuickRegolith = "res_quick_regolith",
        QuickIce = "res_quick_ice",
        Yellow = "res_yellow",
        Green = "res_green",
        Red = "res_red",
        YellowGreen = "res_yellow_green",
        Set3 = "res_set3",
        Red2 = "res_red2",
        Bulk = "res_bulk",
    }
}

pieces! {
    /// A kind of crop tile (MA-CMP-10).
    Crop, "crop", {
        Tubers = "crop_tubers",
        Legumes = "crop_legumes",
        Herbs = "crop_herbs",
    }
}

pieces! {
    /// A face of the exploration tokens (MA-COL-12).
    Exploration, "exploration", {
        Relic = "xpl_relic",
        Regolith = "xpl_regolith",
        Ice = "xpl_ice",
        Mineral = "xpl_mineral",
        Hazard = "xpl_hazard",
        Trail = "xpl_trail",
    }
}
