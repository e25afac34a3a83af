//! Tiles and tokens: excavation, research, crops, exploration.

digs! {
    /// The crystals on an excavation token (MA-CMP-12).
    Dig, "dig"
}

research_tiles! {
    /// A face of the research tiles (MA-LAND-01).
    Research, "research"
}

crops! {
    /// A kind of crop tile (MA-CMP-10).
    Crop, "crop"
}

explorations! {
    /// A face of the exploration tokens (MA-COL-12, MA-DIF-26).
    Exploration, "exploration"
}
