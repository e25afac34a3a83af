//! The browser's types are generated from ours.

use std::path::Path;

use server::api::*;
use ts_rs::TS;

fn declared<T: TS + 'static>(file: &mut String) {
    for line in T::docs().unwrap_or_default().trim().lines() {
        let _ = std::fmt::Write::write_fmt(file, format_args!("{}\n", line.trim_end()));
    }
    file.push_str("export ");
    file.push_str(&T::decl());
    file.push_str("\n\n");
}

macro_rules! types {
    ($($name:ident)*) => {{
        let mut file = String::from(
            "// Made from the server's types by `cargo xtask types`; do not edit.\n\n",
        );
        $(declared::<$name>(&mut file);)*
        file.trim_end().to_string() + "\n"
    }};
}

#[test]
fn the_browser_has_the_types_of_today() {
    let types = types!(
        About GameInfo FieldInfo SureInfo RuleInfo ItemInfo ConfidenceInfo OptionsToCheck Checked
        Me Name
        Access Pace Begin AtZero Clock UndoPolicy Hints Setup SeatWish NewTable Terms TableChange Status Place Origin Summary TableInfo
        Lesson Texts Step When Reading Point Panel LessonInfo LessonPlace
        Join BotSeat Branch Replay Analysis Judged
        Mark TriedMove SideNote Variation Note Study StudySummary NewStudy StudyChange StudyMoment StudyPosition AskedSeat
        PuzzleList PuzzleInfo PuzzlePosition PuzzleTry PuzzleVerdict PuzzleOther PuzzleStep
        Company SeatResult Kept TableResult Circle NoticeWishes Preferences Profile Tally Favourite Goal PlayedGame Companion
        NoticeKind Notice Notices PushDevice PushEndpoint Reach Webhook NewWebhook
        Device Passkey Ways PersonalLink RecoveryCodes Pass PassInfo Enter Entered NewPasskey EnterWithPasskey
        MailWay MailAddress MailInfo Scope Program NewProgram MadeProgram
        TablePerson PersonId Blocked ReportReason NewReport Report Mute CloseTable NewAnnouncement Announcement Invitation Seek
        Code Problem Said Arg Told Words Finish Standing
        ClientMessage Feeling Want ProposalKind
        ServerMessage Hello You News Entry Happened Altered Back Move Board Position Asked Choice HintWish Advice Advised Reason WeighedAction PreviewWish Preview Changed Refused Led UndoState Stop Running
        Proposal Done Turned Chat Reactions Reaction Presence Away
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/types.ts");
    if std::env::var_os("SYRTIS_WRITE_TYPES").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &types).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(written, types, "run `cargo xtask types`");
}
