//! Tiles and tokens: excavation, research, crops, exploration.

digs! {
    /// The crystals on an excavation token (MA-CMP-12).
    pub enum Dig named "martians-dig"
}

research_tiles! {
    /// A face of the research tiles (MA-LAND-01).
    pub enum Research named "martians-research"
}

crops! {
    /// A kind of crop tile (MA-CMP-10).
    pub enum Crop named "martians-crop"
}

explorations! {
    /// A face of the exploration tokens (MA-COL-12, MA-DIF-26).
    pub enum Exploration named "martians-exploration"
}
