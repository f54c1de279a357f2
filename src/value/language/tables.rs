//! The codes of ISO 639 and ISO 3166, and what stands for them in feeds.

use std::ops::Range;

use crate::value::search::Search;

/// A code of two letters, if there is such a language.
pub fn two_letters(code: &str) -> Option<&'static str> {
    let odd = OLD_OR_ODD.iter().find(|(odd, _)| *odd == code);
    odd.map(|(_, right)| *right)
        .or_else(|| column(LANGUAGES, 7, 4..6, 4..6, code))
}

/// A code of three letters as its language's shortest.
pub fn shortest(code: &str) -> Option<&'static str> {
    column(LANGUAGES, 7, 0..3, 4..6, code)
}

/// The tag of a language that is written out, or once was registered whole.
pub fn named(name: &str) -> Option<&'static str> {
    let is_code =
        name.len() == 2 || name.len() == 5 && matches!(name.as_bytes().get(2), Some(b'-' | b'_'));
    let is_counted = name.bytes().any(|sign| sign.is_ascii_digit());
    if is_code || is_counted || name.len() > LONGEST_NAME {
        return None;
    }
    let (_, behind) = NAMES.cut_once(&format!(", {name}="))?;
    behind.split(',').next()
}

/// No name is longer.
const LONGEST_NAME: usize = 32;

/// A region in upper case, if there is such a country.
pub fn region(code: &str) -> Option<&'static str> {
    match code {
        "uk" => Some("GB"),
        "usa" => Some("US"),
        _ => column(REGIONS, 3, 0..2, 0..2, &code.to_ascii_uppercase()),
    }
}

/// What stands at `wanted` in the row of a table that holds `code` at `known`. Rows are as wide as each other.
fn column(
    table: &'static str,
    width: usize,
    known: Range<usize>,
    wanted: Range<usize>,
    code: &str,
) -> Option<&'static str> {
    let mut rows = table.as_bytes().chunks(width);
    let first = code.as_bytes().first();
    let is_this = |row: &[u8]| {
        row.get(known.start) == first && row.get(known.clone()) == Some(code.as_bytes())
    };
    let row = rows.position(is_this)?;
    let from = row.checked_mul(width)?;
    table.get(from + wanted.start..from + wanted.end)
}

/// ISO 639-2, bibliographic codes too, and 639-1.
const LANGUAGES: &str = "aar:aa abk:ab afr:af aka:ak alb:sq amh:am ara:ar arg:an arm:hy asm:as ava:av ave:ae aym:ay \
     aze:az bak:ba bam:bm baq:eu bel:be ben:bn bih:bh bis:bi bod:bo bos:bs bre:br bul:bg bur:my \
     cat:ca ces:cs cha:ch che:ce chi:zh chu:cu chv:cv cor:kw cos:co cre:cr cym:cy cze:cs dan:da \
     deu:de div:dv dut:nl dzo:dz ell:el eng:en epo:eo est:et eus:eu ewe:ee fao:fo fas:fa fij:fj \
     fin:fi fra:fr fre:fr fry:fy ful:ff geo:ka ger:de gla:gd gle:ga glg:gl glv:gv gre:el grn:gn \
     guj:gu hat:ht hau:ha hbs:sh heb:he her:hz hin:hi hmo:ho hrv:hr hun:hu hye:hy ibo:ig ice:is \
     ido:io iii:ii iku:iu ile:ie ina:ia ind:id ipk:ik isl:is ita:it jav:jv jpn:ja kal:kl kan:kn \
     kas:ks kat:ka kau:kr kaz:kk khm:km kik:ki kin:rw kir:ky kom:kv kon:kg kor:ko kua:kj kur:ku \
     lao:lo lat:la lav:lv lim:li lin:ln lit:lt ltz:lb lub:lu lug:lg mac:mk mah:mh mal:ml mao:mi \
     mar:mr may:ms mkd:mk mlg:mg mlt:mt mon:mn mri:mi msa:ms mya:my nau:na nav:nv nbl:nr nde:nd \
     ndo:ng nep:ne nld:nl nno:nn nob:nb nor:no nya:ny oci:oc oji:oj ori:or orm:om oss:os pan:pa \
     per:fa pli:pi pol:pl por:pt pus:ps que:qu roh:rm ron:ro rum:ro run:rn rus:ru sag:sg san:sa \
     scc:sr scr:hr sin:si slk:sk slo:sk slv:sl sme:se smo:sm sna:sn snd:sd som:so sot:st spa:es \
     sqi:sq srd:sc srp:sr ssw:ss sun:su swa:sw swe:sv tah:ty tam:ta tat:tt tel:te tgk:tg tgl:tl \
     tha:th tib:bo tir:ti ton:to tsn:tn tso:ts tuk:tk tur:tr twi:tw uig:ug ukr:uk urd:ur uzb:uz \
     ven:ve vie:vi vol:vo wel:cy wln:wa wol:wo xho:xh yid:yi yor:yo zha:za zho:zh zul:zu";

/// ISO 3166-1, and codes that are reserved and used.
const REGIONS: &str = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS \
     BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE \
     EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK \
     HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB \
     LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ \
     NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU \
     RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN \
     TO TR TT TV TW TZ UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW";

/// Codes that were withdrawn, and countries' codes taken for languages'.
const OLD_OR_ODD: &[(&str, &str)] = &[
    ("in", "id"),
    ("iw", "he"),
    ("ji", "yi"),
    ("jw", "jv"),
    ("mo", "ro"),
    ("cn", "zh"),
    ("cz", "cs"),
    ("dk", "da"),
    ("gr", "el"),
    ("jp", "ja"),
    ("ua", "uk"),
    ("us", "en-US"),
];

/// Words of three letters that stand where a language should, or say that there is none.
pub const NO_LANGUAGES: &[&str] = &[
    "ltr", "rtl", "all", "any", "mis", "nil", "non", "rss", "und", "usa", "utf", "web", "www",
    "xml", "zxx",
];

/// Languages whose code may stand before that of one within them, and those (RFC 5646, 2.2.2): countries' codes of
/// three letters stand there, too, `zh-CHN`. Sign languages are too many to list, and no country's code follows `sgn`.
const UMBRELLAS: &[(&str, &str)] = &[
    (
        "ar",
        "aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl ayh ayl ayn ayp bbz \
         pga shu ssh",
    ),
    ("kok", "gom knn"),
    ("lv", "ltg lvs"),
    (
        "ms",
        "bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn ors pel pse \
         tmw urk vkk vkt xmm zlm zmi zsm",
    ),
    ("sgn", ""),
    ("sw", "swc swh"),
    ("uz", "uzn uzs"),
    (
        "zh",
        "cdo cjy cmn cnp cpx csp czh czo gan hak hsn lzh mnp nan wuu yue",
    ),
];

/// Whether a code of three letters is that of a language within another.
pub fn is_within(code: &str, umbrella: &str) -> bool {
    let letters = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_lowercase());
    let found = UMBRELLAS.iter().find(|(known, _)| *known == umbrella);
    let is_listed = |within: &str| within.is_empty() || within.split(' ').any(|one| one == code);
    letters && found.is_some_and(|(_, within)| is_listed(within)) && !NO_LANGUAGES.contains(&code)
}

/// Registered variants that feeds have been seen to use; those that begin with a digit need no list.
pub const VARIANTS: &[&str] = &[
    "ao1990", "arevela", "arevmda", "baku1926", "ekavsk", "fonipa", "ijekavsk", "jyutping",
    "monoton", "nedis", "oxendict", "pinyin", "polyton", "rozaj", "scotland", "scouse", "tarask",
    "valencia", "wadegile",
];

/// Languages that are written out, tags registered before there were rules, and Windows' own names of the scripts; and
/// what each stands for.
const NAMES: &str = ", american english=en-US, arabic=ar, basque=eu, bosnian=bs, brazilian portuguese=pt-BR, \
     british english=en-GB, bulgarian=bg, castellano=es, catalan=ca, català=ca, chinese=zh, croatian=hr, \
     czech=cs, danish=da, dansk=da, deutsch=de, dutch=nl, english=en, español=es, espanol=es, estonian=et, \
     farsi=fa, finnish=fi, français=fr, francais=fr, french=fr, german=de, greek=el, hebrew=he, hindi=hi, \
     hrvatski=hr, hungarian=hu, icelandic=is, indonesian=id, italian=it, italiano=it, japanese=ja, korean=ko, \
     latvian=lv, lithuanian=lt, magyar=hu, malay=ms, nederlands=nl, norsk=no, norwegian=no, persian=fa, \
     polish=pl, polski=pl, portuguese=pt, português=pt, romanian=ro, română=ro, russian=ru, serbian=sr, \
     simplified chinese=zh-Hans, slovak=sk, slovenian=sl, spanish=es, suomi=fi, svenska=sv, swedish=sv, thai=th, \
     traditional chinese=zh-Hant, turkish=tr, türkçe=tr, ukrainian=uk, us english=en-US, uk english=en-GB, \
     vietnamese=vi, čeština=cs, ελληνικά=el, русский=ru, українська=uk, עברית=he, العربية=ar, 中文=zh, 日本語=ja, \
     한국어=ko, art-lojban=jbo, cel-gaulish=xtg, en-gb-oed=en-GB-oxendict, i-ami=ami, i-bnn=bnn, \
     i-enochian=i-enochian, i-hak=hak, i-klingon=tlh, i-lux=lb, i-mingo=i-mingo, i-navajo=nv, i-pwn=pwn, \
     i-tao=tao, i-tay=tay, i-tsu=tsu, no-bok=nb, no-nyn=nn, sgn-be-fr=sfb, sgn-be-nl=vgt, sgn-ch-de=sgg, \
     zh-chs=zh-Hans, zh-cht=zh-Hant, zh-guoyu=cmn, zh-hakka=hak, zh-min-nan=nan, zh-xiang=hsn,";
