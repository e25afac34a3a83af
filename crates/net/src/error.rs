/// Why a network can't be used. Each is one sentence that can stand after "the network can't be used:".
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// The file is empty.
    #[error("the file is empty")]
    Empty,
    /// The file does not begin like a network.
    #[error("this is not the file of a network")]
    NotANet,
    /// The file has another format.
    #[error("the file has format {theirs}, but this program reads format {ours}")]
    Format {
        /// The format of the file.
        theirs: u16,
        /// The format of this program.
        ours: u16,
    },
    /// The file ends too early.
    #[error("the file is cut off")]
    Truncated,
    /// The file goes on after its end.
    #[error("the file is too long")]
    TooLong,
    /// The checksum does not fit.
    #[error("the file is damaged: its checksum does not fit")]
    Checksum,
    /// A part can't be what it is.
    #[error("the file is damaged: {0} can't be right")]
    Broken(&'static str),
    /// It is for another game.
    #[error("it was trained for {theirs}, not for {ours}")]
    Foreign {
        /// The game in the file.
        theirs: String,
        /// The game asked for.
        ours: String,
    },
    /// It is for another layout of the inputs.
    #[error("it was trained for other inputs (layout {theirs:016x}) than this program has ({ours:016x})")]
    Layout {
        /// The layout in the file.
        theirs: u64,
        /// The layout of the game.
        ours: u64,
    },
    /// It is for another number of actions.
    #[error("it knows {theirs} actions, but the game has {ours}")]
    Actions {
        /// The number in the file.
        theirs: usize,
        /// The number of the game.
        ours: usize,
    },
}
