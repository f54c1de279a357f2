//! Named zones: minutes east of UTC and the abbreviations that mean it.
//!
//! Many abbreviations have several meanings. One rule decides, in this order:
//! 1. what RFC 822 gives: EST, EDT, CST, CDT, MST, MDT, PST, PDT are North American;
//! 2. what the tz database prints today, or printed last, for the most people: BST is Britain's summer, IST India,
//!    AST the Atlantic, SST Samoa, ACT Acre, AMT the Amazon, GST the Gulf;
//! 3. for all others what lists of abbreviations agree on, with the offset that is kept there today.
//!
//! `ET`, `CT`, `MT`, `PT` and `AT` mean standard or daylight time by the calendar: `zone` sees to that.

use super::places::Summer::{self, America, Never};

/// Each abbreviation stands once, folded.
pub const ZONES: &[(i16, &str)] = &[
    (-720, "bit"),
    (-660, "sst nut"),
    (-600, "hst hast ckt taht that"),
    (-570, "mit mart"),
    (-540, "akst hdt hadt yst git gamt hny"),
    (-480, "pst pt akdt ydt cist hnp hay"),
    (-420, "mst mt pdt hnr hap"),
    (-360, "cst ct mdt east galt hnc har"),
    (-300, "est et cdt act cot pet ect easst eadt hne hac"),
    (-240, "ast at edt amt bot clt cost gyt jfst pyt vet hna hae"),
    (-210, "nst nt hnt"),
    (
        -180,
        "adt amst art brt cgt cldt clst fkst fkt fkdt gft jfdt pmst pyst rott srt uyt wgt haa",
    ),
    (-150, "ndt hat"),
    (-120, "brst cgst fnt pmdt uyst wgst"),
    (-60, "azot cvt egt"),
    (0, "gmt utc ut uct z zulu wet azost egst"),
    (60, "bst cet met mez west wedt wat sest"),
    (120, "cest cedt mest mesz eet cat sast syt wast"),
    (180, "msk мск msst eest eedt eat fet gest idt syst trt volt"),
    (210, "irst"),
    (240, "azt gedt get gst msd msdt mut ret samt sct"),
    (270, "aft irdt"),
    (
        300,
        "almt amdt aqtt azst hmt mawt mvt orat pkt samst tft tjt tmt uzt wkst yekt",
    ),
    (330, "ist lkt slt slst"),
    (345, "npt"),
    (360, "bdt biot btt ekst iot kgst kgt omst pkst vost yekst"),
    (390, "cct mmt"),
    (420, "cxt davt hovt ict kovt krat novst novt omsst tha wib"),
    (
        480,
        "acit awst bnt cast chot cit hkt hkst irkt kovst krast myt pht sgt sit twt ulat wita wst",
    ),
    (525, "acwst"),
    (540, "awdt eit irkst jst kst mnst pwt tlt tpt wdt wit yakt"),
    (570, "acst"),
    (585, "acwdt"),
    (600, "aest chst chut dtat nmit pgt trut vlat yakst yapt"),
    (630, "acdt lhst"),
    (
        660,
        "aedt kost lhdt magt nct nft pont sakt sbt sret vlast vut",
    ),
    (
        720,
        "anat fjt gilt magst mht nfdt nrt nzst pett scst tvt wakt wft",
    ),
    (765, "chast"),
    (780, "anast nzdt petst phot scdt tkt tot"),
    (825, "chadt"),
    (840, "lint"),
];

/// Zones by their names in full, as JavaScript and Windows spell them, without the last word "time".
pub const SPELLED: &[(i32, Summer, &str)] = &[
    (-600, Never, "hawaii standard|hawaiian standard"),
    (-540, Never, "alaska standard|alaskan standard"),
    (-480, Never, "pacific standard|alaska daylight"),
    (-480, America, "pacific|us pacific"),
    (
        -420,
        Never,
        "mountain standard|us mountain standard|pacific daylight",
    ),
    (-420, America, "mountain|us mountain"),
    (-360, Never, "central standard|mountain daylight"),
    (-360, America, "central|us central"),
    (
        -300,
        Never,
        "eastern standard|central daylight|colombia standard|peru standard",
    ),
    (-300, America, "eastern|us eastern"),
    (-240, Never, "atlantic standard|eastern daylight"),
    (-240, America, "atlantic"),
    (-210, Never, "newfoundland standard"),
    (
        -180,
        Never,
        "atlantic daylight|brasilia standard|argentina standard",
    ),
    (-150, Never, "newfoundland daylight"),
    (
        0,
        Never,
        "greenwich mean|coordinated universal|universal|western european|western european standard|gmt standard",
    ),
    (
        60,
        Never,
        "british summer|gmt daylight|irish standard|western european summer|west africa standard",
    ),
    (
        60,
        Never,
        "central european|central european standard|west africa|w europe standard|romance standard|central europe standard",
    ),
    (
        120,
        Never,
        "w europe daylight|romance daylight|central europe daylight|central european summer|eastern european|eastern european standard|israel standard",
    ),
    (120, Never, "south africa standard|central africa"),
    (
        180,
        Never,
        "eastern european summer|israel daylight|moscow standard|arabian standard|east africa",
    ),
    (240, Never, "gulf standard"),
    (300, Never, "pakistan standard"),
    (330, Never, "india standard|indian standard"),
    (345, Never, "nepal"),
    (360, Never, "bangladesh standard"),
    (420, Never, "indochina|western indonesia"),
    (
        480,
        Never,
        "china standard|hong kong standard|singapore standard|philippine standard|malaysia",
    ),
    (480, Never, "australian western standard"),
    (540, Never, "japan standard|korean standard"),
    (570, Never, "australian central standard"),
    (600, Never, "australian eastern standard"),
    (630, Never, "australian central daylight"),
    (660, Never, "australian eastern daylight"),
    (720, Never, "new zealand standard"),
    (780, Never, "new zealand daylight"),
];
