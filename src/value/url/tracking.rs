//! Query parameters that say where a reader came from, not what is to be read.

/// Whether a parameter (in lower case) only tracks.
pub fn is_tracking(name: &str) -> bool {
    PREFIXES.iter().any(|prefix| name.starts_with(prefix)) || NAMES.binary_search(&name).is_ok()
}

/// Families whose members nobody can list.
const PREFIXES: &[&str] = &["hsa_", "mtm_", "utm_", "wt.mc_"];

/// In alphabetical order, which the search needs.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "__hsfp", "__hssc", "__hstc", "__readwiselocation", "__s", "__twitter_impression",
    "_bhlid", "_branch_match_id", "_branch_referrer", "_ga", "_gl", "_hsenc", "_hsmi", "_openstat",
    "action_object_map", "action_ref_map", "action_type_map", "amp", "at_campaign", "at_medium",
    "campaign_content", "campaign_id", "campaign_medium", "campaign_name", "campaign_source", "campaign_term", "cndid",
    "dclid", "epik",
    "fb_action_ids", "fb_action_types", "fb_comment_id", "fb_ref", "fb_source", "fbclid",
    "ga_campaign", "ga_content", "ga_medium", "ga_place", "ga_source", "ga_term",
    "gad_campaignid", "gad_source", "gbraid", "gclid", "gclsrc", "gs_l",
    "hmb_campaign", "hmb_medium", "hmb_source", "hsctatracking",
    "igsh", "igshid", "itm_campaign", "itm_medium", "itm_source", "li_fat_id",
    "maca", "mbid", "mc_cid", "mc_eid", "mc_tc", "mkt_tok", "msclkid",
    "ns_campaign", "ns_fee", "ns_linkname", "ns_mchannel", "ns_source",
    "oly_anon_id", "oly_enc_id", "pk_campaign", "pk_kwd", "pk_medium", "pk_source",
    "rb_clickid", "ref", "referrer",
    "sc_cid", "source", "spjobid", "spmailingid", "spreportid", "spuserid", "srsltid",
    "traffic_source", "ttclid", "twclid", "vero_conv", "vero_id",
    "wbraid", "wickedid", "wprov", "wt.srch", "wt_mc", "wt_mc_o", "wt_zmc", "xtor", "yclid", "ysclid",
];

#[cfg(test)]
mod tests {
    use super::NAMES;

    #[test]
    fn the_names_are_in_order_and_in_lower_case() {
        for pair in NAMES.windows(2) {
            assert!(pair[0] < pair[1], "{pair:?}");
        }
        assert!(NAMES.iter().all(|name| !name.contains(char::is_uppercase)));
    }
}
