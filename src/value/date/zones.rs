//! Named zones: minutes east of UTC and the abbreviations that mean it.
//!
//! Many abbreviations have several meanings. One rule decides, in this order:
//! 1. what RFC 822 gives: EST, EDT, CST, CDT, MST, MDT, PST, PDT are North American;
//! 2. what the tz database prints today, or printed last, for the most people: BST is Britain's summer, IST India,
//!    AST the Atlantic, SST Samoa, ACT Acre, AMT the Amazon, GST the Gulf;
//! 3. for all others what lists of abbreviations agree on, with the offset that is kept there today.
//!
//! `ET`, `CT`, `MT`, `PT` and `AT` mean standard or daylight time by the calendar: `zone` sees to that.

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
