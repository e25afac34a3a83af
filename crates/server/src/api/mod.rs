//! The types that the server and its clients exchange. The OpenAPI document and the browser's types are generated
//! from them.

mod company;
mod error;
mod identity;
mod live;
mod lobby;
mod notice;
mod profile;
mod puzzles;
mod result;
mod said;
mod study;
mod token;

pub use company::{
    Announcement, Blocked, CloseTable, Invitation, Mute, NewAnnouncement, NewReport, PersonId, Report,
    ReportReason, Seek, TablePerson,
};
pub use error::{Code, OPTION_REASONS, Problem, reason};
pub use identity::{
    Device, Enter, EnterWithPasskey, Entered, MailAddress, MailInfo, MailWay, NewPasskey, Pass, PassInfo,
    Passkey, PersonalLink, RecoveryCodes, Ways,
};
pub use live::{
    Advice, Advised, Altered, Asked, Away, Back, Board, Changed, Chat, Choice, ClientMessage, Done, Entry,
    Feeling, Happened, Hello, HintWish, Led, Move, News, Position, Presence, Preview, PreviewWish, Proposal,
    ProposalKind, Reaction, Reactions, Reason, Refused, Running, ServerMessage, Stop, Turned, UndoState,
    Want, WeighedAction, You,
};
pub use lobby::{
    About, Access, Analysis, AtZero, Begin, BotSeat, Branch, Checked, Clock, ConfidenceInfo, FieldInfo,
    GameInfo, Hints, ItemInfo, Join, Judged, LessonInfo, Me, Name, NewTable, OptionsToCheck, Origin, Pace,
    Place, Replay, RuleInfo, SeatWish, Setup, Status, Summary, SureInfo, TableChange, TableInfo, Terms,
    UndoPolicy,
};
pub use notice::{NewWebhook, Notice, NoticeKind, Notices, PushDevice, PushEndpoint, Reach, Webhook};
pub use profile::{
    Circle, Companion, Favourite, Goal, NoticeWishes, PlayedGame, Preferences, Profile, Tally,
};
pub use puzzles::{
    PuzzleInfo, PuzzleList, PuzzleOther, PuzzlePosition, PuzzleStep, PuzzleTry, PuzzleVerdict,
};
pub use result::{Company, Kept, SeatResult, TableResult};
pub use said::{Arg, Finish, Said, Standing, Told, Words};
pub use study::{
    AskedSeat, Mark, NewStudy, Note, SideNote, Study, StudyChange, StudyMoment, StudyPosition, StudySummary,
    TriedMove, Variation,
};
pub use titles::lesson::{Lesson, LessonPlace, Panel, Point, Reading, Step, Texts, When};
pub use token::{MadeProgram, NewProgram, Program, Scope};
