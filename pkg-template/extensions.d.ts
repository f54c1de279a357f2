// Written from the tables in src/vocabulary: do not edit, run `UPDATE=1 cargo test --test consistency`.

/**
 * Every known vocabulary that the element uses, under its customary prefix:
 * extensions.dc, extensions.itunes, extensions.podcast, extensions.prism …
 * What is not used is absent. An element that may repeat is always an array.
 * Core elements without a field of their own (cloud, textInput, docs, rating,
 * webMaster, managingEditor) stand under extensions.rss or extensions.atom.
 * With `extensions: false` it is {} and `foreign` is [].
 * Dates are ISO 8601 in UTC; lengths of time are seconds; URLs are absolute.
 * A date, a number or a yes that cannot be read is a string: what the feed says.
 * A feed may put an element where it does not belong: it is shown there, too,
 * though no type tells of it.
 */
export interface FeedExtensions {
  acast?: AcastFeedExtension;
  access?: AccessExtension;
  activity?: ActivityFeedExtension;
  admin?: AdminExtension;
  anchor?: AnchorFeedExtension;
  app?: AppFeedExtension;
  arxiv?: ArxivFeedExtension;
  atom?: AtomFeedExtension;
  blogChannel?: BlogChannelFeedExtension;
  blogger?: BloggerExtension;
  c9?: C9FeedExtension;
  castbox?: CastboxFeedExtension;
  cc?: CcExtension;
  cdf?: CdfExtension;
  cf?: CfFeedExtension;
  co?: CoExtension;
  conversationsNetwork?: ConversationsNetworkFeedExtension;
  cp?: CpFeedExtension;
  creativeCommons?: CreativeCommonsExtension;
  dc?: DcExtension;
  dcterms?: DctermsExtension;
  email?: EmailExtension;
  fd?: FdExtension;
  feedburner?: FeedburnerFeedExtension;
  feedpress?: FeedpressFeedExtension;
  fh?: FhFeedExtension;
  fireside?: FiresideExtension;
  foaf?: FoafExtension;
  fyyd?: FyydFeedExtension;
  g?: GFeedExtension;
  gd?: GdExtension;
  geo?: GeoExtension;
  georss?: GeorssExtension;
  geourl?: GeourlExtension;
  googleplay?: GoogleplayExtension;
  h?: HExtension;
  icbm?: IcbmExtension;
  image?: ImageExtension;
  indexing?: IndexingExtension;
  itunes?: ItunesExtension;
  itunesu?: ItunesuExtension;
  json?: JsonFeedExtension;
  l?: LExtension;
  lj?: LjFeedExtension;
  media?: MediaExtension;
  ng?: NgExtension;
  og?: OgExtension;
  omny?: OmnyFeedExtension;
  opensearch?: OpensearchFeedExtension;
  opml?: OpmlExtension;
  photocast?: PhotocastFeedExtension;
  pinecast?: PinecastExtension;
  pingback?: PingbackExtension;
  planet?: PlanetExtension;
  poco?: PocoExtension;
  podaccess?: PodaccessExtension;
  podcast?: PodcastFeedExtension;
  podping?: PodpingFeedExtension;
  ppg?: PpgFeedExtension;
  prism?: PrismExtension;
  rawvoice?: RawvoiceFeedExtension;
  rdfs?: RdfsExtension;
  reqv?: ReqvExtension;
  rss?: RssFeedExtension;
  search?: SearchFeedExtension;
  soap?: SoapExtension;
  soundon?: SoundonExtension;
  source?: SourceFeedExtension;
  spotify?: SpotifyFeedExtension;
  ss?: SsFeedExtension;
  steeple?: SteepleExtension;
  str?: StrExtension;
  sub?: SubExtension;
  sx?: SxFeedExtension;
  sy?: SyFeedExtension;
  taxo?: TaxoExtension;
  thr?: ThrFeedExtension;
  ti?: TiFeedExtension;
  webfeeds?: WebfeedsFeedExtension;
  wfw?: WfwExtension;
  wiki?: WikiFeedExtension;
  wordpress?: WordpressFeedExtension;
  xhtml?: XhtmlExtension;
  yandex?: YandexFeedExtension;
  ymusic?: YmusicExtension;
  yt?: YtExtension;
  yweather?: YweatherFeedExtension;
}

/** The same for an entry. */
export interface EntryExtensions {
  acast?: AcastEntryExtension;
  access?: AccessExtension;
  activity?: ActivityEntryExtension;
  admin?: AdminExtension;
  ag?: AgEntryExtension;
  annotate?: AnnotateEntryExtension;
  app?: AppEntryExtension;
  arxiv?: ArxivEntryExtension;
  audio?: AudioEntryExtension;
  bitlove?: BitloveEntryExtension;
  blogger?: BloggerExtension;
  cap?: CapEntryExtension;
  castbox?: CastboxEntryExtension;
  cb?: CbEntryExtension;
  cc?: CcExtension;
  cdf?: CdfExtension;
  co?: CoExtension;
  conversationsNetwork?: ConversationsNetworkEntryExtension;
  creativeCommons?: CreativeCommonsExtension;
  dc?: DcExtension;
  dcterms?: DctermsExtension;
  email?: EmailExtension;
  enc?: EncEntryExtension;
  ev?: EvEntryExtension;
  fd?: FdExtension;
  feedburner?: FeedburnerEntryExtension;
  fireside?: FiresideExtension;
  fm?: FmEntryExtension;
  foaf?: FoafExtension;
  g?: GEntryExtension;
  gd?: GdExtension;
  geo?: GeoExtension;
  georss?: GeorssExtension;
  geourl?: GeourlExtension;
  googleplay?: GoogleplayExtension;
  h?: HExtension;
  icbm?: IcbmExtension;
  image?: ImageExtension;
  indexing?: IndexingExtension;
  itunes?: ItunesExtension;
  itunesu?: ItunesuExtension;
  json?: JsonEntryExtension;
  l?: LExtension;
  lj?: LjEntryExtension;
  media?: MediaExtension;
  ng?: NgExtension;
  og?: OgExtension;
  omny?: OmnyEntryExtension;
  opml?: OpmlExtension;
  pheedo?: PheedoEntryExtension;
  photocast?: PhotocastEntryExtension;
  pinecast?: PinecastExtension;
  pingback?: PingbackExtension;
  planet?: PlanetExtension;
  poco?: PocoExtension;
  podaccess?: PodaccessExtension;
  podcast?: PodcastEntryExtension;
  ppg?: PpgEntryExtension;
  prism?: PrismExtension;
  psc?: PscEntryExtension;
  rawvoice?: RawvoiceEntryExtension;
  rdfs?: RdfsExtension;
  ref?: RefEntryExtension;
  reqv?: ReqvExtension;
  rss?: RssEntryExtension;
  s?: SEntryExtension;
  slash?: SlashEntryExtension;
  soap?: SoapExtension;
  soundon?: SoundonExtension;
  source?: SourceEntryExtension;
  sparkle?: SparkleEntryExtension;
  spotify?: SpotifyEntryExtension;
  ss?: SsEntryExtension;
  steeple?: SteepleExtension;
  str?: StrExtension;
  sub?: SubExtension;
  sx?: SxEntryExtension;
  szf?: SzfEntryExtension;
  taxo?: TaxoExtension;
  thr?: ThrEntryExtension;
  trackback?: TrackbackEntryExtension;
  webfeeds?: WebfeedsEntryExtension;
  wfw?: WfwExtension;
  wiki?: WikiEntryExtension;
  wordpress?: WordpressEntryExtension;
  xhtml?: XhtmlExtension;
  yandex?: YandexEntryExtension;
  ymusic?: YmusicExtension;
  yt?: YtExtension;
  yweather?: YweatherEntryExtension;
}

/** Acast: its own identifiers, under `acast`. */
export interface AcastFeedExtension {
  showId?: string;
  showUrl?: string;
  signature?: AcastSignature;
  settings?: string;
  network?: AcastNetwork;
  importedFeed?: string;
}

/** Acast: its own identifiers, under `acast`. */
export interface AcastEntryExtension {
  showId?: string;
  settings?: string;
  episodeId?: string;
  episodeUrl?: string;
}

export interface AcastSignature {
  key?: string;
  algorithm?: string;
  value?: string;
}

export interface AcastNetwork {
  id?: string;
  slug?: string;
  value?: string;
}

/** Feed Access Control: whether a feed may be shown to others, under `access`. */
export interface AccessExtension {
  restriction?: AccessRestriction;
}

export interface AccessRestriction {
  relationship?: string;
  value?: string;
}

/** Activity Streams in Atom: who did what, under `activity`. */
export interface ActivityFeedExtension {
  objectType?: string[];
  subject?: ActivitySubject;
  provider?: ActivitySubject;
  serviceProvider?: ActivitySubject;
}

/** Activity Streams in Atom: who did what, under `activity`. */
export interface ActivityEntryExtension {
  verb?: string[];
  objectType?: string[];
  object?: ActivitySubject[];
  target?: ActivitySubject;
  actor?: ActivitySubject;
  subject?: ActivitySubject;
  provider?: ActivitySubject;
  serviceProvider?: ActivitySubject;
}

export interface ActivitySubject {
  id?: string;
  title?: string;
  summary?: string;
  objectType?: string[];
  link?: string[];
  /** ISO 8601. */
  published?: string;
  /** ISO 8601. */
  updated?: string;
  name?: string;
  icon?: string;
  uri?: string;
}

/** RSS 1.0 module admin: what wrote the feed, and whom to contact, under `admin`. */
export interface AdminExtension {
  generatorAgent?: string;
  /** Only with `emails: true`. */
  errorReportsTo?: string;
}

/** RSS 1.0 module aggregation: where an entry was found, under `ag`. */
export interface AgEntryExtension {
  source?: string;
  sourceURL?: string;
  /** ISO 8601. */
  timestamp?: string;
}

/** Anchor: support and its own identifiers, under `anchor`. */
export interface AnchorFeedExtension {
  support?: string;
  station?: string;
}

/** RSS 1.0 module annotate: what an entry is a note on, under `annotate`. */
export interface AnnotateEntryExtension {
  reference?: string[];
}

/** Atom Publishing Protocol: drafts and edits (RFC 5023), under `app`. */
export interface AppFeedExtension {
  collection?: AppCollection[];
}

/** Atom Publishing Protocol: drafts and edits (RFC 5023), under `app`. */
export interface AppEntryExtension {
  control?: AppControl;
  draft?: boolean | string;
  /** ISO 8601. */
  edited?: string;
  collection?: AppCollection[];
}

export interface AppCollection {
  href?: string;
  title?: string;
  accept?: string[];
}

export interface AppControl {
  draft?: boolean | string;
}

/** arXiv: what is said of a preprint, under `arxiv`. */
export interface ArxivFeedExtension {
  affiliation?: string[];
}

/** arXiv: what is said of a preprint, under `arxiv`. */
export interface ArxivEntryExtension {
  affiliation?: string[];
  comment?: string;
  journalRef?: string;
  journalReference?: string;
  doi?: string;
  primaryCategory?: ArxivPrimaryCategory;
  announceType?: string;
}

export interface ArxivPrimaryCategory {
  term?: string;
  scheme?: string;
  label?: string;
}

/** Atom: elements without a field of their own, under `atom`. */
export interface AtomFeedExtension {
  info?: string;
}

/** RSS 1.0 module audio: pieces of music, under `audio`. */
export interface AudioEntryExtension {
  songname?: string;
  artist?: string;
  album?: string;
  year?: string;
  comment?: string;
  genre?: string;
  genreId?: string;
  track?: string;
  bitrate?: number | string;
  /** Seconds. */
  length?: number | string;
  recordingTime?: string;
}

/** Bitlove: files on BitTorrent, under `bitlove`. */
export interface BitloveEntryExtension {
  torrent?: string[];
  guid?: string[];
}

/** blogChannel: what a weblog reads, under `blogChannel`. */
export interface BlogChannelFeedExtension {
  blogRoll?: string;
  mySubscriptions?: string;
  blink?: string;
  changes?: string;
}

/** Blogger: settings of a weblog, under `blogger`. */
export interface BloggerExtension {
  adultContent?: boolean | string;
  type?: string;
  status?: string;
  metaDescription?: string;
  filename?: string;
  parent?: string;
  inReplyTo?: string;
  location?: BloggerLocation;
}

export interface BloggerLocation {
  name?: string;
  latitude?: number | string;
  longitude?: number | string;
  span?: string;
}

/** Channel 9: the place of a page among all videos, under `c9`. */
export interface C9FeedExtension {
  totalResults?: number | string;
  pageCount?: number | string;
  pageSize?: number | string;
}

/** Common Alerting Protocol: warnings, under `cap`. */
export interface CapEntryExtension {
  identifier?: string;
  sender?: string;
  /** ISO 8601. */
  sent?: string;
  status?: string;
  msgType?: string;
  scope?: string;
  source?: string;
  category?: string[];
  event?: string;
  responseType?: string[];
  urgency?: string;
  severity?: string;
  certainty?: string;
  audience?: string;
  /** ISO 8601. */
  effective?: string;
  /** ISO 8601. */
  onset?: string;
  /** ISO 8601. */
  expires?: string;
  senderName?: string;
  headline?: string;
  description?: string;
  instruction?: string;
  web?: string;
  contact?: string;
  areaDesc?: string[];
  polygon?: (number[] | string)[];
  circle?: string[];
  geocode?: CapGeocode[];
  parameter?: CapParameter[];
  note?: string;
  references?: string;
  incidents?: string;
}

export interface CapGeocode {
  valueName?: string[];
  value?: string[];
}

export interface CapParameter {
  valueName?: string;
  value?: string;
}

/** Castbox: its own identifiers, under `castbox`. */
export interface CastboxFeedExtension {
  uid?: string;
  pid?: string;
  type?: string;
}

/** Castbox: its own identifiers, under `castbox`. */
export interface CastboxEntryExtension {
  tid?: string;
  episodePremium?: boolean | string;
}

/** RSS-CB: news, papers, speeches and rates of central banks, under `cb`. */
export interface CbEntryExtension {
  event?: CbEvent;
  news?: CbNews;
  paper?: CbPaper;
  speech?: CbSpeech;
  statistics?: CbStatistics;
  custom?: string;
  application?: string;
  simpleTitle?: string;
  /** ISO 8601. */
  occurrenceDate?: string;
  institutionAbbrev?: string;
  keyword?: string[];
  resource?: CbResource[];
  person?: CbPerson[];
  byline?: string;
  publicationDate?: string;
  publication?: string;
  issue?: string;
  jELCode?: string[];
  country?: string;
  value?: CbValue;
  baseCurrency?: string;
  targetCurrency?: string;
  rateName?: string;
  rateType?: string;
  transactionName?: string;
  transactionType?: string;
  transactionTerm?: string;
  topic?: string;
  coverage?: string;
  dataType?: string;
  observationPeriod?: CbObservationPeriod;
  audience?: string;
  venue?: string;
  locationAsWritten?: string;
  locationCountry?: string;
  locationState?: string;
  locationCity?: string;
}

export interface CbResource {
  title?: string;
  link?: string;
  description?: string;
}

export interface CbRole {
  jobTitle?: string;
  affiliation?: string;
  body?: string;
}

export interface CbPerson {
  type?: string;
  givenName?: string;
  surname?: string;
  personalTitle?: string;
  nameAsWritten?: string;
  role?: CbRole;
}

export interface CbEvent {
  simpleTitle?: string;
  /** ISO 8601. */
  occurrenceDate?: string;
  institutionAbbrev?: string;
  keyword?: string[];
  resource?: CbResource[];
  person?: CbPerson[];
  audience?: string;
  venue?: string;
  locationAsWritten?: string;
  locationCountry?: string;
  locationState?: string;
  locationCity?: string;
  /** ISO 8601. */
  eventDateEnd?: string;
}

export interface CbNews {
  simpleTitle?: string;
  /** ISO 8601. */
  occurrenceDate?: string;
  institutionAbbrev?: string;
  keyword?: string[];
  resource?: CbResource[];
  person?: CbPerson[];
}

export interface CbPaper {
  simpleTitle?: string;
  /** ISO 8601. */
  occurrenceDate?: string;
  institutionAbbrev?: string;
  keyword?: string[];
  resource?: CbResource[];
  person?: CbPerson[];
  byline?: string;
  publicationDate?: string;
  publication?: string;
  issue?: string;
  jELCode?: string[];
}

export interface CbSpeech {
  simpleTitle?: string;
  /** ISO 8601. */
  occurrenceDate?: string;
  institutionAbbrev?: string;
  keyword?: string[];
  resource?: CbResource[];
  person?: CbPerson[];
  audience?: string;
  venue?: string;
  locationAsWritten?: string;
  locationCountry?: string;
  locationState?: string;
  locationCity?: string;
}

export interface CbValue {
  value?: number | string;
  frequency?: string;
  decimals?: number | string;
  unitMult?: number | string;
  units?: string;
}

export interface CbObservation {
  value?: number | string;
  unit?: string;
  unitMult?: number | string;
  decimals?: number | string;
}

export interface CbObservationPeriod {
  value?: string;
  frequency?: string;
  period?: string;
}

export interface CbExchangeRate {
  value?: CbValue;
  observation?: CbObservation;
  observationPeriod?: CbObservationPeriod;
  baseCurrency?: string;
  baseCurrencyUnitMult?: number | string;
  targetCurrency?: string;
  rateType?: string;
}

export interface CbInterestRate {
  value?: CbValue;
  observation?: CbObservation;
  observationPeriod?: CbObservationPeriod;
  rateName?: string;
  rateType?: string;
}

export interface CbTransaction {
  value?: CbValue;
  observation?: CbObservation;
  observationPeriod?: CbObservationPeriod;
  transactionName?: string;
  transactionType?: string;
  transactionTerm?: string;
}

export interface CbOtherStatistic {
  value?: CbValue;
  observation?: CbObservation;
  observationPeriod?: CbObservationPeriod;
  publicationDate?: string;
  topic?: string;
  coverage?: string;
  dataType?: string;
}

export interface CbStatistics {
  country?: string;
  institutionAbbrev?: string;
  exchangeRate?: CbExchangeRate;
  interestRate?: CbInterestRate;
  transaction?: CbTransaction;
  otherStatistic?: CbOtherStatistic;
}

/** Creative Commons rights in RDF, under `cc`. */
export interface CcExtension {
  license?: string[];
  permits?: string[];
  requires?: string[];
  prohibits?: string[];
  jurisdiction?: string;
  legalcode?: string;
  /** ISO 8601. */
  deprecatedOn?: string;
  morePermissions?: string;
  attributionName?: string;
  attributionURL?: string;
  useGuidelines?: string;
}

/** Channel Definition Format: elements without a field of their own, under `cdf`. */
export interface CdfExtension {
  schedule?: CdfSchedule;
  usage?: string[];
}

export interface CdfIntervaltime {
  day?: number | string;
  hour?: number | string;
  min?: number | string;
}

export interface CdfSchedule {
  value?: string;
  /** ISO 8601. */
  startdate?: string;
  /** ISO 8601. */
  enddate?: string;
  timezone?: string;
  intervaltime?: CdfIntervaltime;
  earliesttime?: CdfIntervaltime;
  latesttime?: CdfIntervaltime;
}

/** Simple List Extensions: lists that readers may sort, under `cf`. */
export interface CfFeedExtension {
  treatAs?: string;
  listinfo?: CfListinfo;
}

export interface CfSort {
  ns?: string;
  element?: string;
  attribute?: string;
  label?: string;
  dataType?: string;
  default?: boolean | string;
}

export interface CfGroup {
  ns?: string;
  element?: string;
  attribute?: string;
  label?: string;
}

export interface CfListinfo {
  sort?: CfSort[];
  group?: CfGroup[];
}

/** RSS 1.0 module company: companies and stock symbols, under `co`. */
export interface CoExtension {
  name?: string[];
  symbol?: string[];
  market?: string[];
  category?: string[];
}

/** The Conversations Network: recorded talks, under `conversationsNetwork`. */
export interface ConversationsNetworkFeedExtension {
  image?: string;
}

/** The Conversations Network: recorded talks, under `conversationsNetwork`. */
export interface ConversationsNetworkEntryExtension {
  introMilliseconds?: number | string;
  image?: string;
  rating?: number | string;
  ratingAverage?: number | string;
  ratingCount?: number | string;
}

/** RSS 1.0 module changedpage: where to subscribe to changes, under `cp`. */
export interface CpFeedExtension {
  server?: string;
}

/** Creative Commons module for RSS, under `creativeCommons`. */
export interface CreativeCommonsExtension {
  license?: string[];
}

/** Dublin Core elements, under `dc`. */
export interface DcExtension {
  title?: string[];
  creator?: string[];
  subject?: string[];
  description?: string[];
  publisher?: string[];
  contributor?: string[];
  /** ISO 8601. */
  date?: string[];
  type?: string[];
  format?: string[];
  identifier?: string[];
  source?: string[];
  language?: string[];
  relation?: string[];
  coverage?: string[];
  rights?: string[];
}

/** Dublin Core terms, under `dcterms`. */
export interface DctermsExtension {
  abstract?: string[];
  accessRights?: string[];
  accrualMethod?: string[];
  accrualPeriodicity?: string[];
  accrualPolicy?: string[];
  alternative?: string[];
  audience?: string[];
  /** ISO 8601. */
  available?: string[];
  bibliographicCitation?: string[];
  conformsTo?: string[];
  contributor?: string[];
  coverage?: string[];
  /** ISO 8601. */
  created?: string[];
  creator?: string[];
  /** ISO 8601. */
  date?: string[];
  /** ISO 8601. */
  dateAccepted?: string[];
  /** ISO 8601. */
  dateCopyrighted?: string[];
  /** ISO 8601. */
  dateSubmitted?: string[];
  description?: string[];
  educationLevel?: string[];
  extent?: string[];
  format?: string[];
  hasFormat?: string[];
  hasPart?: string[];
  hasVersion?: string[];
  identifier?: string[];
  instructionalMethod?: string[];
  isFormatOf?: string[];
  isPartOf?: string[];
  isReferencedBy?: string[];
  isReplacedBy?: string[];
  isRequiredBy?: string[];
  isVersionOf?: string[];
  /** ISO 8601. */
  issued?: string[];
  language?: string[];
  license?: string[];
  mediator?: string[];
  medium?: string[];
  /** ISO 8601. */
  modified?: string[];
  provenance?: string[];
  publisher?: string[];
  references?: string[];
  relation?: string[];
  replaces?: string[];
  requires?: string[];
  rights?: string[];
  rightsHolder?: string[];
  source?: string[];
  spatial?: string[];
  subject?: string[];
  tableOfContents?: string[];
  temporal?: string[];
  title?: string[];
  type?: string[];
  /** ISO 8601. */
  valid?: string[];
}

/** RSS 1.0 module email: mailing lists and their messages, under `email`. */
export interface EmailExtension {
  /** Only with `emails: true`. */
  from?: string;
  /** Only with `emails: true`. */
  to?: string;
  /** Only with `emails: true`. */
  cc?: string;
  subject?: string;
  /** ISO 8601. */
  date?: string;
  messageId?: string;
  inReplyTo?: string;
  references?: string;
}

/** Enclosures for RSS 1.0, under `enc`. */
export interface EncEntryExtension {
  enclosure?: EncEnclosure[];
}

export interface EncEnclosure {
  resource?: string;
  type?: string;
  length?: number | string;
}

/** RSS 1.0 module event: when and where, under `ev`. */
export interface EvEntryExtension {
  /** ISO 8601. */
  startdate?: string;
  /** ISO 8601. */
  enddate?: string;
  location?: string;
  organizer?: string;
  type?: string;
}

/** FeedDemon: its own markers, under `fd`. */
export interface FdExtension {
  state?: string;
  isRead?: boolean | string;
  isFlagged?: boolean | string;
  groupname?: string;
}

/** FeedBurner: the original addresses, under `feedburner`. */
export interface FeedburnerFeedExtension {
  awareness?: string;
  info?: FeedburnerInfo;
  emailServiceId?: string;
  feedburnerHostname?: string;
  browserFriendly?: string;
  feedFlare?: FeedburnerFeedFlare[];
}

/** FeedBurner: the original addresses, under `feedburner`. */
export interface FeedburnerEntryExtension {
  origLink?: string;
  origEnclosureLink?: string;
  awareness?: string;
  info?: FeedburnerInfo;
  emailServiceId?: string;
  feedburnerHostname?: string;
  browserFriendly?: string;
  feedFlare?: FeedburnerFeedFlare[];
}

export interface FeedburnerInfo {
  uri?: string;
}

export interface FeedburnerFeedFlare {
  href?: string;
  src?: string;
  value?: string;
}

/** FeedPress: where the feed is hosted and how it is shown, under `feedpress`. */
export interface FeedpressFeedExtension {
  link?: string;
  newsletterId?: string;
  locale?: string;
  podcastId?: string;
  cssFile?: string;
}

/** Feed paging and archiving (RFC 5005), under `fh`. */
export interface FhFeedExtension {
  complete?: boolean;
  archive?: boolean;
  incremental?: boolean | string;
  prev?: string;
}

/** Fireside: playlists and times, under `fireside`. */
export interface FiresideExtension {
  hostname?: string;
  /** ISO 8601. */
  genDate?: string;
  playerURL?: string;
  playerEmbedCode?: string;
}

/** freshmeat: releases of software, under `fm`. */
export interface FmEntryExtension {
  screenshotUrl?: string;
  branch?: string;
  version?: string;
  license?: string;
}

/** Friend of a Friend: people, under `foaf`. */
export interface FoafExtension {
  maker?: FoafMaker[];
  person?: FoafMaker[];
  name?: string;
  nick?: string;
  homepage?: string;
  weblog?: string;
  img?: string;
  depiction?: string[];
  /** Only with `emails: true`. */
  mbox?: string;
  mboxSha1sum?: string;
  primaryTopic?: string[];
  topic?: string[];
  page?: string[];
}

export interface FoafPerson {
  about?: string;
  name?: string;
  nick?: string;
  homepage?: string;
  weblog?: string;
  img?: string;
  /** Only with `emails: true`. */
  mbox?: string;
  mboxSha1sum?: string;
}

export interface FoafMaker {
  resource?: string;
  person?: FoafPerson;
  agent?: FoafPerson;
  name?: string;
  homepage?: string;
  /** Only with `emails: true`. */
  mbox?: string;
}

/** fyyd: who may claim a podcast, under `fyyd`. */
export interface FyydFeedExtension {
  verify?: string;
}

/** Google Base and Merchant: things for sale, jobs, events, under `g`. */
export interface GFeedExtension {
  title?: string;
  description?: string;
  link?: string;
}

/** Google Base and Merchant: things for sale, jobs, events, under `g`. */
export interface GEntryExtension {
  id?: string;
  title?: string;
  description?: string;
  link?: string;
  mobileLink?: string;
  canonicalLink?: string;
  linkTemplate?: string;
  imageLink?: string[];
  additionalImageLink?: string[];
  lifestyleImageLink?: string[];
  virtualModelLink?: string;
  price?: string;
  priceType?: string;
  salePrice?: string;
  salePriceEffectiveDate?: string;
  maximumRetailPrice?: string;
  costOfGoodsSold?: string;
  autoPricingMinPrice?: string;
  currency?: string;
  availability?: string;
  /** ISO 8601. */
  availabilityDate?: string;
  /** ISO 8601. */
  expirationDate?: string;
  /** ISO 8601. */
  expirationDateTime?: string;
  disclosureDate?: string;
  pause?: string;
  brand?: string;
  gtin?: string[];
  mpn?: string;
  upc?: string;
  isbn?: string;
  identifierExists?: boolean | string;
  googleProductCategory?: string;
  productType?: string[];
  label?: string[];
  condition?: string;
  itemGroupId?: string;
  color?: string[];
  size?: string[];
  sizeType?: string;
  sizeSystem?: string;
  gender?: string;
  ageGroup?: string;
  material?: string;
  pattern?: string;
  shipping?: GShipping[];
  shippingLabel?: string;
  shippingWeight?: string;
  shippingLength?: string;
  shippingWidth?: string;
  shippingHeight?: string;
  shipsFromCountry?: string;
  transitTimeLabel?: string;
  minHandlingTime?: number | string;
  maxHandlingTime?: number | string;
  freeShippingThreshold?: GFreeShippingThreshold[];
  handlingCutoffTime?: GHandlingCutoffTime[];
  shippingHandlingBusinessDays?: string;
  shippingTransitBusinessDays?: string;
  tax?: GTax[];
  taxCategory?: string;
  taxPercent?: number | string;
  taxRegion?: string;
  unitPricingMeasure?: string;
  unitPricingBaseMeasure?: string;
  multipack?: number | string;
  isBundle?: boolean | string;
  adult?: boolean | string;
  energyEfficiencyClass?: string;
  minEnergyEfficiencyClass?: string;
  maxEnergyEfficiencyClass?: string;
  certification?: GCertification[];
  installment?: GInstallment;
  subscriptionCost?: GSubscriptionCost;
  loyaltyProgram?: GLoyaltyProgram[];
  loyaltyPoints?: GLoyaltyPoints;
  productHighlight?: string[];
  productDetail?: GProductDetail[];
  returnPolicyLabel?: string;
  returnAddressLabel?: string;
  adsRedirect?: string;
  customLabel0?: string;
  customLabel1?: string;
  customLabel2?: string;
  customLabel3?: string;
  customLabel4?: string;
  promotionId?: string[];
  excludedDestination?: string[];
  includedDestination?: string[];
  shoppingAdsExcludedCountry?: string[];
  adsGrouping?: string;
  adsLabels?: string[];
  structuredTitle?: GStructuredTitle;
  structuredDescription?: GStructuredTitle;
  externalSellerId?: string;
  storeCode?: string;
  pickupMethod?: string;
  pickupSla?: string;
  quantity?: number | string;
  sellOnGoogleQuantity?: number | string;
  paymentAccepted?: string[];
  paymentNotes?: string;
  pickup?: boolean | string;
  deliveryNotes?: string;
  deliveryRadius?: string;
  actor?: string[];
  age?: string;
  ageRange?: string;
  agent?: string;
  apparelType?: string;
  area?: string;
  artist?: string[];
  author?: string[];
  bathrooms?: number | string;
  bedrooms?: number | string;
  broker?: string;
  capacity?: string;
  courseDateRange?: GCourseDateRange;
  courseNumber?: string;
  courseTimes?: string;
  cuisine?: string;
  education?: string;
  employer?: string;
  ethnicity?: string;
  eventDateRange?: GCourseDateRange;
  feature?: string[];
  fromLocation?: string;
  hoaDues?: string;
  immigrationStatus?: string;
  interestedIn?: string[];
  jobFunction?: string[];
  jobIndustry?: string[];
  jobType?: string[];
  listingType?: string;
  location?: string;
  make?: string;
  manufacturer?: string;
  manufacturerId?: string;
  maritalStatus?: string;
  megapixels?: string;
  memory?: string;
  mileage?: number | string;
  model?: string;
  modelNumber?: string;
  nameOfItemReviewed?: string;
  newsSource?: string;
  occupation?: string[];
  operatingSystems?: string;
  pages?: number | string;
  processorSpeed?: string;
  propertyTaxes?: string;
  propertyType?: string;
  publicationName?: string;
  publicationVolume?: string;
  /** ISO 8601. */
  publishDate?: string;
  rating?: string;
  relatedLink?: string;
  reviewType?: string;
  reviewerType?: string;
  salary?: string;
  salaryType?: string;
  schoolDistrict?: string;
  serviceType?: string;
  sexualOrientation?: string;
  squareFootage?: string;
  subject?: string[];
  subjectArea?: string[];
  toLocation?: string;
  travelDateRange?: GCourseDateRange;
  university?: string;
  urlOfItemReviewed?: string;
  vehicleType?: string;
  vin?: string;
  weight?: string;
  year?: string;
}

export interface GShipping {
  country?: string;
  region?: string;
  postalCode?: string;
  locationId?: string;
  locationGroupName?: string;
  service?: string;
  price?: string;
  minHandlingTime?: number | string;
  maxHandlingTime?: number | string;
  minTransitTime?: number | string;
  maxTransitTime?: number | string;
  handlingCutoffTime?: string;
  handlingCutoffTimezone?: string;
  value?: string;
}

export interface GFreeShippingThreshold {
  country?: string;
  priceThreshold?: string;
}

export interface GHandlingCutoffTime {
  cutoffTime?: string;
  cutoffTimezone?: string;
  country?: string;
  disableDeliveryAfterCutoff?: boolean | string;
  value?: string;
}

export interface GTax {
  country?: string;
  region?: string;
  postalCode?: string;
  locationId?: string;
  rate?: string;
  taxShip?: boolean | string;
}

export interface GCertification {
  certificationAuthority?: string;
  certificationName?: string;
  certificationCode?: string;
  certificationValue?: string;
}

export interface GInstallment {
  months?: number | string;
  amount?: string;
  downpayment?: string;
  creditType?: string;
}

export interface GSubscriptionCost {
  period?: string;
  periodLength?: number | string;
  amount?: string;
}

export interface GLoyaltyProgram {
  programLabel?: string;
  tierLabel?: string;
  price?: string;
  loyaltyPoints?: number | string;
  memberPriceEffectiveDate?: string;
  shippingLabel?: string;
  cashbackForFutureUse?: string;
}

export interface GLoyaltyPoints {
  name?: string;
  pointsValue?: number | string;
  ratio?: number | string;
}

export interface GProductDetail {
  sectionName?: string;
  attributeName?: string;
  attributeValue?: string;
}

export interface GStructuredTitle {
  digitalSourceType?: string;
  content?: string;
}

export interface GCourseDateRange {
  /** ISO 8601. */
  start?: string;
  /** ISO 8601. */
  end?: string;
  value?: string;
}

/** Google Data: what its services say about an entry, under `gd`. */
export interface GdExtension {
  image?: GdImage;
  rating?: GdRating;
  comments?: GdComments;
  feedLink?: GdFeedLink[];
  extendedProperty?: GdExtendedProperty[];
  etag?: string;
  kind?: string;
  when?: GdWhen[];
  where?: GdWhere[];
  reminder?: GdReminder[];
  who?: GdWho[];
  eventStatus?: string;
  visibility?: string;
  transparency?: string;
  resourceId?: string;
  /** ISO 8601. */
  lastViewed?: string;
  quotaBytesUsed?: number | string;
  deleted?: boolean;
}

export interface GdImage {
  src?: string;
  rel?: string;
  width?: number | string;
  height?: number | string;
}

export interface GdRating {
  average?: number | string;
  min?: number | string;
  max?: number | string;
  numRaters?: number | string;
  value?: number | string;
  rel?: string;
}

export interface GdFeedLink {
  href?: string;
  rel?: string;
  countHint?: number | string;
  readOnly?: boolean | string;
}

export interface GdComments {
  rel?: string;
  feedLink?: GdFeedLink;
}

export interface GdExtendedProperty {
  name?: string;
  value?: string;
}

export interface GdReminder {
  minutes?: number | string;
  hours?: number | string;
  days?: number | string;
  /** ISO 8601. */
  absoluteTime?: string;
  method?: string;
}

export interface GdWhen {
  /** ISO 8601. */
  startTime?: string;
  /** ISO 8601. */
  endTime?: string;
  valueString?: string;
  reminder?: GdReminder[];
}

export interface GdWhere {
  valueString?: string;
  label?: string;
  rel?: string;
}

export interface GdWho {
  rel?: string;
  valueString?: string;
  /** Only with `emails: true`. */
  email?: string;
}

/** W3C basic geo: latitude and longitude, under `geo`. */
export interface GeoExtension {
  lat?: number | string;
  long?: number | string;
  latLong?: string;
  alt?: number | string;
  point?: GeoPoint;
}

export interface GeoPoint {
  lat?: number | string;
  long?: number | string;
  alt?: number | string;
}

/** GeoRSS: places, under `georss`. */
export interface GeorssExtension {
  point?: number[] | string;
  line?: number[] | string;
  polygon?: number[] | string;
  box?: number[] | string;
  circle?: number[] | string;
  elev?: number | string;
  floor?: number | string;
  radius?: number | string;
  featureTypeTag?: string;
  relationshipTag?: string;
  featureName?: string;
}

/** GeoURL: where a site is, under `geourl`. */
export interface GeourlExtension {
  latitude?: number | string;
  longitude?: number | string;
}

/** Google Play Podcasts, under `googleplay`. */
export interface GoogleplayExtension {
  author?: string;
  description?: string;
  /** Only with `emails: true`. */
  email?: string;
  /** Only with `emails: true`. */
  owner?: string;
  block?: boolean | string;
  explicit?: boolean | string;
  image?: string;
  category?: GoogleplayCategory[];
  newFeedUrl?: string;
}

export interface GoogleplayCategory {
  text?: string;
  value?: string;
}

/** h-feed and hAtom: properties without a field of their own, under `h`. */
export interface HExtension {
  inReplyTo?: string[];
  likeOf?: string[];
  repostOf?: string[];
  bookmarkOf?: string[];
  syndication?: string[];
  rsvp?: string;
  location?: string;
}

/** ICBM: coordinates of a place, under `icbm`. */
export interface IcbmExtension {
  latitude?: number | string;
  longitude?: number | string;
}

/** RSS 1.0 module image: images of entries, icons of feeds, under `image`. */
export interface ImageExtension {
  item?: ImageItem[];
  favicon?: ImageFavicon;
}

export interface ImageItem {
  about?: string;
  resource?: string;
  title?: string;
  width?: number | string;
  height?: number | string;
}

export interface ImageFavicon {
  about?: string;
  resource?: string;
  size?: string;
  title?: string;
}

/** Atom indexing: whether search engines may list a feed, under `indexing`. */
export interface IndexingExtension {
  index?: boolean | string;
}

/** Apple Podcasts, under `itunes`. */
export interface ItunesExtension {
  /** Only with `emails: true`. */
  email?: string;
  author?: string;
  block?: boolean | string;
  category?: ItunesCategoryPart[];
  complete?: boolean | string;
  copyright?: string;
  /** Seconds. */
  duration?: number | string;
  episode?: number | string;
  episodeType?: string;
  explicit?: boolean | string;
  image?: string;
  link?: string;
  isClosedCaptioned?: boolean | string;
  keywords?: string[];
  newFeedUrl?: string;
  order?: number | string;
  owner?: ItunesOwner;
  /** ISO 8601. */
  pubDate?: string;
  season?: number | string;
  subtitle?: string;
  summary?: string;
  title?: string;
  transcript?: string;
  type?: string;
  applepodcastsverify?: string;
}

export interface ItunesCategory {
  text?: string;
  value?: string;
}

export interface ItunesCategoryPart {
  text?: string;
  value?: string;
  category?: ItunesCategory[];
}

export interface ItunesOwner {
  name?: string;
  /** Only with `emails: true`. */
  email?: string;
  value?: string;
}

/** iTunes U: categories of courses, under `itunesu`. */
export interface ItunesuExtension {
  category?: ItunesuCategory[];
}

export interface ItunesuCategory {
  code?: string;
  text?: string;
  authority?: string;
  value?: string;
}

/** JSON Feed: members without a field of their own, under `json`. */
export interface JsonFeedExtension {
  userComment?: string;
  expired?: boolean | string;
  hubs?: JsonHubs[];
}

/** JSON Feed: members without a field of their own, under `json`. */
export interface JsonEntryExtension {
  externalUrl?: string;
  bannerImage?: string;
}

export interface JsonHubs {
  type?: string;
  url?: string;
}

/** RSS 1.0 module link: typed links, under `l`. */
export interface LExtension {
  link?: LLink[];
  permalink?: LLink[];
}

export interface LLink {
  resource?: string;
  href?: string;
  rel?: string;
  type?: string;
  lang?: string;
  title?: string;
  value?: string;
}

/** LiveJournal: moods and journals, under `lj`. */
export interface LjFeedExtension {
  journal?: string;
  journalid?: string;
  journaltype?: string;
}

/** LiveJournal: moods and journals, under `lj`. */
export interface LjEntryExtension {
  music?: string;
  mood?: string;
  security?: string;
  poster?: string;
  posterid?: string;
  replyCount?: number | string;
}

/** Media RSS: files in several versions, and their descriptions, under `media`. */
export interface MediaExtension {
  content?: MediaContent[];
  group?: MediaGroup[];
  title?: string;
  description?: string;
  keywords?: string[];
  thumbnail?: MediaThumbnail[];
  category?: MediaCategory[];
  hash?: MediaHash[];
  player?: MediaPlayer;
  credit?: MediaCredit[];
  copyright?: MediaCopyright;
  text?: MediaText[];
  rating?: MediaRating[];
  adult?: boolean | string;
  restriction?: MediaRestriction[];
  community?: MediaCommunity;
  comments?: MediaComments;
  responses?: MediaResponses;
  backLinks?: MediaBackLinks;
  status?: MediaStatus;
  price?: MediaPrice[];
  license?: MediaLicense;
  embed?: MediaEmbed;
  subTitle?: MediaSubTitle[];
  peerLink?: MediaPeerLink[];
  location?: MediaLocation[];
  rights?: MediaRights;
  scenes?: MediaScenes;
}

export interface MediaThumbnail {
  url?: string;
  width?: number | string;
  height?: number | string;
  time?: string;
}

export interface MediaCategory {
  value?: string;
  scheme?: string;
  label?: string;
}

export interface MediaHash {
  value?: string;
  algo?: string;
}

export interface MediaPlayer {
  url?: string;
  width?: number | string;
  height?: number | string;
}

export interface MediaCredit {
  value?: string;
  role?: string;
  scheme?: string;
}

export interface MediaCopyright {
  value?: string;
  url?: string;
}

export interface MediaText {
  value?: string;
  type?: string;
  lang?: string;
  /** Seconds. */
  start?: number | string;
  /** Seconds. */
  end?: number | string;
}

export interface MediaRating {
  value?: string;
  scheme?: string;
}

export interface MediaRestriction {
  value?: string;
  relationship?: string;
  type?: string;
}

export interface MediaStarRating {
  average?: number | string;
  count?: number | string;
  min?: number | string;
  max?: number | string;
}

export interface MediaStatistics {
  views?: number | string;
  favorites?: number | string;
}

export interface MediaCommunity {
  starRating?: MediaStarRating;
  statistics?: MediaStatistics;
  tags?: string[];
}

export interface MediaPrice {
  type?: string;
  price?: number | string;
  currency?: string;
  info?: string;
}

export interface MediaLicense {
  value?: string;
  type?: string;
  href?: string;
}

export interface MediaParam {
  name?: string;
  value?: string;
}

export interface MediaEmbed {
  url?: string;
  width?: number | string;
  height?: number | string;
  param?: MediaParam[];
}

export interface MediaComments {
  comment?: string[];
}

export interface MediaResponses {
  response?: string[];
}

export interface MediaBackLinks {
  backLink?: string[];
}

export interface MediaSubTitle {
  type?: string;
  lang?: string;
  href?: string;
}

export interface MediaPeerLink {
  type?: string;
  href?: string;
}

export interface MediaPoint {
  pos?: number[] | string;
}

export interface MediaWhere {
  point?: MediaPoint;
}

export interface MediaLocation {
  description?: string;
  /** Seconds. */
  start?: number | string;
  /** Seconds. */
  end?: number | string;
  where?: MediaWhere;
  value?: string;
}

export interface MediaRights {
  status?: string;
}

export interface MediaScene {
  sceneTitle?: string;
  sceneDescription?: string;
  /** Seconds. */
  sceneStartTime?: number | string;
  /** Seconds. */
  sceneEndTime?: number | string;
}

export interface MediaScenes {
  scene?: MediaScene[];
}

export interface MediaStatus {
  state?: string;
  reason?: string;
}

export interface MediaContent {
  url?: string;
  fileSize?: number | string;
  type?: string;
  medium?: string;
  isDefault?: boolean | string;
  expression?: string;
  bitrate?: number | string;
  framerate?: number | string;
  samplingrate?: number | string;
  channels?: number | string;
  /** Seconds. */
  duration?: number | string;
  height?: number | string;
  width?: number | string;
  lang?: string;
  title?: string;
  description?: string;
  keywords?: string[];
  thumbnail?: MediaThumbnail[];
  category?: MediaCategory[];
  hash?: MediaHash[];
  player?: MediaPlayer;
  credit?: MediaCredit[];
  copyright?: MediaCopyright;
  text?: MediaText[];
  rating?: MediaRating[];
  restriction?: MediaRestriction[];
  community?: MediaCommunity;
  price?: MediaPrice[];
  license?: MediaLicense;
  embed?: MediaEmbed;
  comments?: MediaComments;
  responses?: MediaResponses;
  backLinks?: MediaBackLinks;
  adult?: boolean | string;
  subTitle?: MediaSubTitle[];
  peerLink?: MediaPeerLink[];
  location?: MediaLocation[];
  rights?: MediaRights;
  scenes?: MediaScenes;
  status?: MediaStatus;
}

export interface MediaGroup {
  content?: MediaContent[];
  title?: string;
  description?: string;
  keywords?: string[];
  thumbnail?: MediaThumbnail[];
  category?: MediaCategory[];
  hash?: MediaHash[];
  player?: MediaPlayer;
  credit?: MediaCredit[];
  copyright?: MediaCopyright;
  text?: MediaText[];
  rating?: MediaRating[];
  restriction?: MediaRestriction[];
  community?: MediaCommunity;
  price?: MediaPrice[];
  license?: MediaLicense;
  embed?: MediaEmbed;
  comments?: MediaComments;
  responses?: MediaResponses;
  backLinks?: MediaBackLinks;
  adult?: boolean | string;
  subTitle?: MediaSubTitle[];
  peerLink?: MediaPeerLink[];
  location?: MediaLocation[];
  rights?: MediaRights;
  scenes?: MediaScenes;
  status?: MediaStatus;
}

/** NewsGator: state of a subscription, under `ng`. */
export interface NgExtension {
  id?: string;
  postId?: string;
  feedId?: string;
  htmlUrl?: string;
  read?: boolean | string;
  folderId?: string;
  avgRating?: number | string;
}

/** Open Graph: what a page looks like when it is shared, under `og`. */
export interface OgExtension {
  title?: string;
  type?: string;
  image?: string[];
  url?: string;
  description?: string;
  siteName?: string;
  locale?: string;
  video?: string[];
  audio?: string[];
}

/** Omny Studio: its own identifiers, and clips of an episode, under `omny`. */
export interface OmnyFeedExtension {
  organizationId?: string;
  networkId?: string;
  programId?: string;
  playlistId?: string;
}

/** Omny Studio: its own identifiers, and clips of an episode, under `omny`. */
export interface OmnyEntryExtension {
  clipId?: string;
  clips?: OmnyClips;
}

export interface OmnyClip {
  type?: string;
  /** Seconds. */
  start?: number | string;
  /** Seconds. */
  end?: number | string;
}

export interface OmnyClips {
  clip?: OmnyClip[];
}

/** OpenSearch: the place of a page among all results, under `opensearch`. */
export interface OpensearchFeedExtension {
  totalResults?: number | string;
  startIndex?: number | string;
  itemsPerPage?: number | string;
  query?: OpensearchQuery[];
  link?: OpensearchLink[];
}

export interface OpensearchQuery {
  role?: string;
  title?: string;
  searchTerms?: string;
  totalResults?: number | string;
  count?: number | string;
  startIndex?: number | string;
  startPage?: number | string;
  language?: string;
  inputEncoding?: string;
  outputEncoding?: string;
}

export interface OpensearchLink {
  href?: string;
  rel?: string;
  type?: string;
  title?: string;
}

/** OPML elements in feeds: whose outline it is, under `opml`. */
export interface OpmlExtension {
  title?: string;
  /** ISO 8601. */
  dateCreated?: string;
  /** ISO 8601. */
  dateModified?: string;
  ownerName?: string;
  /** Only with `emails: true`. */
  ownerEmail?: string;
  ownerId?: string;
  docs?: string;
}

/** Pheedo: the original addresses, under `pheedo`. */
export interface PheedoEntryExtension {
  origLink?: string;
}

/** Apple photocasts: shared albums, under `photocast`. */
export interface PhotocastFeedExtension {
  feedVersion?: string;
}

/** Apple photocasts: shared albums, under `photocast`. */
export interface PhotocastEntryExtension {
  image?: string;
  thumbnail?: string;
  /** ISO 8601. */
  photoDate?: string;
  /** ISO 8601. */
  cropDate?: string;
  metadata?: PhotocastMetadata;
}

export interface PhotocastMetadata {
  /** ISO 8601. */
  photoDate?: string;
  comments?: string;
}

/** Pinecast: its own identifiers, under `pinecast`. */
export interface PinecastExtension {
  site?: string;
  episode?: string;
  show?: string;
}

/** Pingback: where to announce a link, under `pingback`. */
export interface PingbackExtension {
  server?: string;
  target?: string;
  to?: string[];
  source?: string[];
  about?: string[];
}

/** Planet Venus: how fetching the feed went, under `planet`. */
export interface PlanetExtension {
  name?: string;
  bozo?: boolean | string;
  format?: string;
  message?: string;
  httpStatus?: number | string;
  httpEtag?: string;
  /** ISO 8601. */
  httpLastModified?: string;
  httpLocation?: string;
  httpContentLocation?: string;
  id?: string;
  cssId?: string;
}

/** Portable Contacts: people in detail, under `poco`. */
export interface PocoExtension {
  id?: string;
  displayName?: string;
  name?: PocoName;
  nickname?: string;
  preferredUsername?: string;
  birthday?: string;
  anniversary?: string;
  gender?: string;
  note?: string;
  /** ISO 8601. */
  published?: string;
  /** ISO 8601. */
  updated?: string;
  utcOffset?: string;
  connected?: boolean | string;
  emails?: PocoEmails[];
  urls?: PocoUrls[];
  phoneNumbers?: PocoUrls[];
  photos?: PocoUrls[];
  ims?: PocoUrls[];
  relationships?: PocoUrls[];
  tags?: string[];
  addresses?: PocoAddresses[];
  address?: PocoAddresses[];
  organizations?: PocoOrganizations[];
  accounts?: PocoAccounts[];
}

export interface PocoName {
  formatted?: string;
  familyName?: string;
  givenName?: string;
  middleName?: string;
  honorificPrefix?: string;
  honorificSuffix?: string;
}

export interface PocoEmails {
  /** Only with `emails: true`. */
  value?: string;
  type?: string;
  primary?: boolean | string;
}

export interface PocoUrls {
  value?: string;
  type?: string;
  primary?: boolean | string;
}

export interface PocoAddresses {
  formatted?: string;
  streetAddress?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
  country?: string;
  type?: string;
}

export interface PocoOrganizations {
  name?: string;
  department?: string;
  title?: string;
  type?: string;
  startDate?: string;
  endDate?: string;
  location?: string;
  description?: string;
}

export interface PocoAccounts {
  domain?: string;
  username?: string;
  userid?: string;
}

/** Acast Access: who may listen, under `podaccess`. */
export interface PodaccessExtension {
  grant?: string[];
  status?: string;
  accessId?: string;
}

/** Podcasting 2.0, under `podcast`. */
export interface PodcastFeedExtension {
  transcript?: PodcastTranscript[];
  locked?: PodcastLocked;
  funding?: PodcastFunding[];
  person?: PodcastPerson[];
  location?: PodcastLocation[];
  trailer?: PodcastTrailer[];
  license?: PodcastFunding;
  guid?: string;
  value?: PodcastValue[];
  medium?: string;
  images?: PodcastImages;
  image?: PodcastImage[];
  liveItem?: PodcastLiveItem[];
  socialInteract?: PodcastSocialInteract[];
  block?: PodcastBlock[];
  txt?: PodcastTxt[];
  remoteItem?: PodcastRemoteItem[];
  podroll?: PodcastPodroll;
  updateFrequency?: PodcastUpdateFrequency;
  podping?: PodcastPodping;
  publisher?: PodcastPublisher;
  chat?: PodcastChat[];
}

/** Podcasting 2.0, under `podcast`. */
export interface PodcastEntryExtension {
  transcript?: PodcastTranscript[];
  funding?: PodcastFunding[];
  chapters?: PodcastChapters;
  soundbite?: PodcastSoundbite[];
  person?: PodcastPerson[];
  location?: PodcastLocation[];
  season?: PodcastSeason;
  episode?: PodcastEpisode;
  license?: PodcastFunding;
  alternateEnclosure?: PodcastAlternateEnclosure[];
  value?: PodcastValue[];
  images?: PodcastImages;
  image?: PodcastImage[];
  socialInteract?: PodcastSocialInteract[];
  txt?: PodcastTxt[];
  remoteItem?: PodcastRemoteItem[];
  chat?: PodcastChat[];
}

export interface PodcastTranscript {
  url?: string;
  type?: string;
  language?: string;
  rel?: string;
}

export interface PodcastLocked {
  value?: boolean | string;
  /** Only with `emails: true`. */
  owner?: string;
}

export interface PodcastFunding {
  value?: string;
  url?: string;
}

export interface PodcastPerson {
  value?: string;
  role?: string;
  group?: string;
  img?: string;
  href?: string;
}

export interface PodcastLocation {
  value?: string;
  rel?: string;
  geo?: string;
  osm?: string;
  country?: string;
}

export interface PodcastTrailer {
  value?: string;
  /** ISO 8601. */
  pubdate?: string;
  url?: string;
  length?: number | string;
  type?: string;
  season?: number | string;
}

export interface PodcastValueRecipient {
  name?: string;
  customKey?: string;
  customValue?: string;
  type?: string;
  address?: string;
  split?: number | string;
  fee?: boolean | string;
}

export interface PodcastRemoteItem {
  feedGuid?: string;
  feedUrl?: string;
  itemGuid?: string;
  medium?: string;
  title?: string;
}

export interface PodcastValueTimeSplit {
  /** Seconds. */
  startTime?: number | string;
  /** Seconds. */
  duration?: number | string;
  /** Seconds. */
  remoteStartTime?: number | string;
  remotePercentage?: number | string;
  remoteItem?: PodcastRemoteItem;
  valueRecipient?: PodcastValueRecipient[];
}

export interface PodcastValue {
  type?: string;
  method?: string;
  suggested?: number | string;
  valueRecipient?: PodcastValueRecipient[];
  valueTimeSplit?: PodcastValueTimeSplit[];
}

export interface PodcastImages {
  srcset?: string;
}

export interface PodcastImage {
  href?: string;
  alt?: string;
  aspectRatio?: string;
  width?: number | string;
  height?: number | string;
  type?: string;
  purpose?: string;
}

export interface PodcastEnclosure {
  url?: string;
  type?: string;
  length?: number | string;
}

export interface PodcastContentLink {
  value?: string;
  href?: string;
}

export interface PodcastSource {
  uri?: string;
  contentType?: string;
}

export interface PodcastIntegrity {
  type?: string;
  value?: string;
}

export interface PodcastAlternateEnclosure {
  type?: string;
  length?: number | string;
  bitrate?: number | string;
  height?: number | string;
  lang?: string;
  title?: string;
  rel?: string;
  codecs?: string;
  default?: boolean | string;
  source?: PodcastSource[];
  integrity?: PodcastIntegrity;
}

export interface PodcastChapters {
  url?: string;
  type?: string;
}

export interface PodcastSoundbite {
  value?: string;
  /** Seconds. */
  startTime?: number | string;
  /** Seconds. */
  duration?: number | string;
}

export interface PodcastSeason {
  value?: number | string;
  name?: string;
}

export interface PodcastEpisode {
  value?: number | string;
  display?: string;
}

export interface PodcastSocialInteract {
  uri?: string;
  protocol?: string;
  accountId?: string;
  accountUrl?: string;
  priority?: number | string;
}

export interface PodcastTxt {
  value?: string;
  purpose?: string;
}

export interface PodcastChat {
  server?: string;
  protocol?: string;
  accountId?: string;
  space?: string;
  embedUrl?: string;
}

export interface PodcastLiveItem {
  status?: string;
  /** ISO 8601. */
  start?: string;
  /** ISO 8601. */
  end?: string;
  title?: string;
  description?: string;
  link?: string;
  guid?: string;
  /** ISO 8601. */
  pubDate?: string;
  encoded?: string;
  category?: string[];
  author?: string;
  enclosure?: PodcastEnclosure;
  contentLink?: PodcastContentLink[];
  person?: PodcastPerson[];
  alternateEnclosure?: PodcastAlternateEnclosure[];
  value?: PodcastValue[];
  location?: PodcastLocation[];
  images?: PodcastImages[];
  image?: PodcastImage[];
  transcript?: PodcastTranscript[];
  chapters?: PodcastChapters;
  soundbite?: PodcastSoundbite[];
  season?: PodcastSeason;
  episode?: PodcastEpisode;
  license?: PodcastFunding;
  socialInteract?: PodcastSocialInteract[];
  txt?: PodcastTxt[];
  chat?: PodcastChat[];
  funding?: PodcastFunding[];
  remoteItem?: PodcastRemoteItem[];
  extensions?: EntryExtensions;
}

export interface PodcastBlock {
  value?: boolean | string;
  id?: string;
}

export interface PodcastPodroll {
  remoteItem?: PodcastRemoteItem[];
}

export interface PodcastUpdateFrequency {
  value?: string;
  complete?: boolean | string;
  /** ISO 8601. */
  dtstart?: string;
  rrule?: string;
}

export interface PodcastPodping {
  usesPodping?: boolean | string;
}

export interface PodcastPublisher {
  remoteItem?: PodcastRemoteItem;
}

/** Podcast Pingback: where listening may be reported, under `podping`. */
export interface PodpingFeedExtension {
  receiver?: string;
}

/** BBC podcasts: networks and series, under `ppg`. */
export interface PpgFeedExtension {
  systemRef?: PpgSystemRef;
  network?: PpgNetwork;
  seriesDetails?: PpgSeriesDetails;
  enclosureLegacy?: PpgEnclosureLegacy;
  enclosureSecure?: PpgEnclosureLegacy;
  canonical?: string;
}

/** BBC podcasts: networks and series, under `ppg`. */
export interface PpgEntryExtension {
  systemRef?: PpgSystemRef;
  network?: PpgNetwork;
  enclosureLegacy?: PpgEnclosureLegacy;
  enclosureSecure?: PpgEnclosureLegacy;
  canonical?: string;
}

export interface PpgSystemRef {
  systemId?: string;
  key?: string;
}

export interface PpgNetwork {
  id?: string;
  name?: string;
}

export interface PpgSeriesDetails {
  typicalDuration?: string;
  active?: boolean | string;
  public?: boolean | string;
  feedURL?: string;
  upcomingEpisode?: string;
  frequency?: string;
  daysLive?: number | string;
  liveItems?: number | string;
  infiniteLiveItems?: boolean | string;
}

export interface PpgEnclosureLegacy {
  url?: string;
  length?: number | string;
  type?: string;
}

/** PRISM: journals, magazines and their articles, under `prism`. */
export interface PrismExtension {
  publicationName?: string;
  issn?: string;
  eIssn?: string;
  isbn?: string[];
  eIsbn?: string[];
  doi?: string;
  url?: string[];
  link?: string[];
  volume?: string;
  number?: string;
  edition?: string;
  issueIdentifier?: string;
  issueName?: string;
  issueTeaser?: string;
  issueType?: string;
  aggregateIssueNumber?: number | string;
  aggregationType?: string;
  startingPage?: string;
  endingPage?: string;
  pageRange?: string[];
  pageCount?: number | string;
  pageProgressionDirection?: string;
  samplePageRange?: string;
  /** ISO 8601. */
  coverDate?: string;
  coverDisplayDate?: string;
  /** ISO 8601. */
  publicationDate?: string[];
  publicationDisplayDate?: string[];
  /** ISO 8601. */
  creationDate?: string;
  /** ISO 8601. */
  modificationDate?: string;
  /** ISO 8601. */
  dateReceived?: string;
  /** ISO 8601. */
  receptionDate?: string;
  /** ISO 8601. */
  releaseTime?: string;
  /** ISO 8601. */
  embargoDate?: string;
  /** ISO 8601. */
  onSaleDate?: string[];
  onSaleDay?: string[];
  /** ISO 8601. */
  offSaleDate?: string[];
  /** ISO 8601. */
  expirationDate?: string;
  /** ISO 8601. */
  killDate?: string;
  copyrightYear?: string[];
  copyright?: string;
  rightsAgent?: string;
  distributor?: string;
  contentType?: string[];
  contentLength?: string[];
  alternateTitle?: string[];
  subtitle?: string[];
  teaser?: string[];
  supplementTitle?: string[];
  supplementDisplayID?: string;
  supplementStartingPage?: string;
  keyword?: string[];
  seriesTitle?: string;
  seriesNumber?: number | string;
  bookEdition?: string[];
  nationalCatalogNumber?: string;
  productCode?: string[];
  uspsNumber?: string;
  publishingFrequency?: string;
  channel?: string[];
  subchannel1?: string;
  subchannel2?: string;
  subchannel3?: string;
  subchannel4?: string;
  section?: string;
  subsection1?: string;
  subsection2?: string;
  subsection3?: string;
  subsection4?: string;
  category?: string[];
  corporateEntity?: string[];
  sellingAgency?: string[];
  organization?: string[];
  person?: string[];
  platform?: string[];
  originPlatform?: string[];
  device?: string;
  complianceProfile?: string;
  blogTitle?: string;
  blogURL?: string;
  wordCount?: number | string;
  byteCount?: number | string;
  rating?: string[];
  timePeriod?: string;
  versionIdentifier?: string;
  ticker?: string[];
  academicField?: string[];
  event?: string[];
  genre?: string[];
  industry?: string[];
  location?: string[];
  object?: string[];
  profession?: string;
  sport?: string;
  hasAlternative?: string[];
  hasCorrection?: string[];
  hasTranslation?: string[];
  hasPart?: string[];
  hasVersion?: string[];
  hasFormat?: string[];
  isAlternativeOf?: string[];
  isCorrectionOf?: string[];
  isTranslationOf?: string;
  isPartOf?: string[];
  isReferencedBy?: string[];
  references?: string[];
  requires?: string[];
  isRequiredBy?: string[];
  hasPreviousVersion?: string[];
  nextInSeries?: string;
  prevInSeries?: string;
  role?: string;
  hash?: string;
  creationMethod?: string[];
  resourceType?: string[];
  status?: string[];
}

/** Podlove simple chapters, under `psc`. */
export interface PscEntryExtension {
  chapters?: PscChapters;
}

export interface PscChapter {
  /** Seconds. */
  start?: number | string;
  title?: string;
  href?: string;
  image?: string;
}

export interface PscChapters {
  version?: string;
  chapter?: PscChapter[];
}

/** RawVoice and Blubrry: live streams, ratings, other versions of an episode, under `rawvoice`. */
export interface RawvoiceFeedExtension {
  rating?: RawvoiceRating;
  liveEmbed?: string;
  flashLiveStream?: RawvoiceFlashLiveStream;
  httpLiveStream?: RawvoiceFlashLiveStream;
  shoutcastLiveStream?: RawvoiceFlashLiveStream;
  liveStream?: RawvoiceFlashLiveStream;
  location?: string;
  frequency?: string;
  mycast?: string;
  subscribe?: RawvoiceSubscribe;
  donate?: RawvoiceDonate;
  poster?: RawvoicePoster;
}

/** RawVoice and Blubrry: live streams, ratings, other versions of an episode, under `rawvoice`. */
export interface RawvoiceEntryExtension {
  rating?: RawvoiceRating;
  location?: string;
  donate?: RawvoiceDonate;
  poster?: RawvoicePoster;
  isHD?: boolean | string;
  embed?: string;
  webm?: RawvoiceWebm;
  mp4?: RawvoiceWebm;
  metamark?: RawvoiceMetamark[];
}

export interface RawvoiceRating {
  value?: string;
  tv?: string;
  movie?: string;
}

export interface RawvoiceFlashLiveStream {
  value?: string;
  url?: string;
  /** ISO 8601. */
  schedule?: string;
  /** Seconds. */
  duration?: number | string;
  type?: string;
}

export interface RawvoiceSubscribe {
  feed?: string;
  html?: string;
  itunes?: string;
  googleplay?: string;
  blubrry?: string;
  tunein?: string;
  stitcher?: string;
  spotify?: string;
  amazonMusic?: string;
  pandora?: string;
  iheart?: string;
  deezer?: string;
  gaana?: string;
  jiosaavn?: string;
  youtube?: string;
  android?: string;
  subscribeonandroid?: string;
  podchaser?: string;
  podcastindex?: string;
  castbox?: string;
  anghami?: string;
  radioCom?: string;
}

export interface RawvoiceDonate {
  value?: string;
  href?: string;
}

export interface RawvoicePoster {
  url?: string;
}

export interface RawvoiceWebm {
  src?: string;
  type?: string;
  length?: number | string;
}

export interface RawvoiceMetamark {
  value?: string;
  type?: string;
  link?: string;
  /** Seconds. */
  position?: number | string;
  /** Seconds. */
  duration?: number | string;
}

/** RDF Schema: pointers to more, under `rdfs`. */
export interface RdfsExtension {
  seeAlso?: string[];
  label?: string;
  comment?: string;
}

/** RSS 1.0 module reference: sources of an entry, under `ref`. */
export interface RefEntryExtension {
  by?: string[];
  on?: string[];
  item?: string[];
}

/** RSS 1.0 module richequiv: text with markup, under `reqv`. */
export interface ReqvExtension {
  title?: string;
  description?: string;
}

/** RSS 0.90 to 2.0: elements without a field of their own, under `rss`. */
export interface RssFeedExtension {
  image?: RssImage;
  channel?: RssChannel;
  managingEditor?: string;
  webMaster?: string;
  docs?: string;
  rating?: string;
  cloud?: RssCloud;
  textInput?: RssTextInput;
}

/** RSS 0.90 to 2.0: elements without a field of their own, under `rss`. */
export interface RssEntryExtension {
  image?: RssImage;
  /** ISO 8601. */
  expirationDate?: string;
}

export interface RssImage {
  description?: string;
}

export interface RssChannel {
  about?: string;
}

export interface RssCloud {
  domain?: string;
  port?: number | string;
  path?: string;
  registerProcedure?: string;
  protocol?: string;
}

export interface RssTextInput {
  title?: string;
  description?: string;
  name?: string;
  link?: string;
}

/** Shopify: products and their variants, under `s`. */
export interface SEntryExtension {
  type?: string;
  vendor?: string;
  tag?: string[];
  variant?: SVariant[];
}

export interface SPrice {
  currency?: string;
  value?: number | string;
}

export interface SVariant {
  id?: string;
  title?: string;
  price?: SPrice;
  sku?: string;
  grams?: number | string;
}

/** RSS 1.0 module search: the form behind textinput, under `search`. */
export interface SearchFeedExtension {
  defaulttype?: string;
  param?: string;
  form?: string;
}

/** RSS 1.0 module slash: the discussion of an entry, under `slash`. */
export interface SlashEntryExtension {
  section?: string;
  department?: string;
  comments?: number | string;
  hitParade?: string[];
}

/** SOAP: messages that carry feeds, under `soap`. */
export interface SoapExtension {
  header?: string;
  body?: string;
  fault?: string;
}

/** SoundOn: its own identifiers, under `soundon`. */
export interface SoundonExtension {
  id?: string;
  playlistId?: string;
  userId?: string;
}

/** Scripting News: Markdown, outlines and accounts, under `source`. */
export interface SourceFeedExtension {
  account?: SourceAccount[];
  localTime?: string;
  cloud?: string;
  blogroll?: string;
  self?: string;
  subscriptionList?: SourceSubscriptionList[];
  markdown?: string;
  outline?: SourceOutlinePart[];
  likes?: SourceLikes;
  archive?: SourceArchive;
}

/** Scripting News: Markdown, outlines and accounts, under `source`. */
export interface SourceEntryExtension {
  account?: SourceAccount[];
  localTime?: string;
  markdown?: string;
  outline?: SourceOutlinePart[];
  likes?: SourceLikes;
  archive?: SourceArchive;
  linkFull?: string;
  inReplyTo?: SourceInReplyTo;
  comments?: SourceComments;
}

export interface SourceAccount {
  service?: string;
  value?: string;
}

export interface SourceSubscriptionList {
  url?: string;
  value?: string;
}

export interface SourceOutline {
  text?: string;
  type?: string;
  /** ISO 8601. */
  created?: string;
  name?: string;
  url?: string;
}

export interface SourceOutlineOutline {
  text?: string;
  type?: string;
  /** ISO 8601. */
  created?: string;
  name?: string;
  url?: string;
  image?: string;
  flInCalendar?: boolean | string;
  outline?: SourceOutline[];
}

export interface SourceOutlineOutlinePart {
  text?: string;
  type?: string;
  /** ISO 8601. */
  created?: string;
  name?: string;
  url?: string;
  image?: string;
  flInCalendar?: boolean | string;
  outline?: SourceOutlineOutline[];
}

export interface SourceOutlinePart {
  text?: string;
  type?: string;
  /** ISO 8601. */
  created?: string;
  name?: string;
  url?: string;
  image?: string;
  flInCalendar?: boolean | string;
  outline?: SourceOutlineOutlinePart[];
}

export interface SourceLikes {
  server?: string;
}

export interface SourceArchive {
  url?: string;
  startDay?: string;
  endDay?: string;
  filename?: string;
}

export interface SourceInReplyTo {
  value?: string;
  isPermaLink?: boolean | string;
}

export interface SourceComments {
  count?: number | string;
  url?: string;
  value?: string;
}

/** Sparkle: updates of applications, under `sparkle`. */
export interface SparkleEntryExtension {
  version?: string;
  shortVersionString?: string;
  minimumSystemVersion?: string;
  maximumSystemVersion?: string;
  minimumAutoupdateVersion?: string;
  releaseNotesLink?: string[];
  fullReleaseNotesLink?: string;
  channel?: string;
  criticalUpdate?: SparkleCriticalUpdate;
  informationalUpdate?: SparkleInformationalUpdate;
  /** Seconds. */
  phasedRolloutInterval?: number | string;
  tags?: string[];
  deltas?: SparkleDeltas;
  installationType?: string;
  dsaSignature?: string;
}

export interface SparkleCriticalUpdate {
  version?: string;
  value?: string;
}

export interface SparkleInformationalUpdate {
  version?: string[];
  belowVersion?: string[];
}

export interface SparkleEnclosure {
  url?: string;
  deltaFrom?: string;
  version?: string;
  length?: number | string;
  type?: string;
  edSignature?: string;
}

export interface SparkleDeltas {
  enclosure?: SparkleEnclosure[];
}

/** Spotify: how many episodes are kept, where a show comes from, who may hear it, under `spotify`. */
export interface SpotifyFeedExtension {
  limit?: SpotifyLimit;
  countryOfOrigin?: string;
  access?: SpotifyAccess;
}

/** Spotify: how many episodes are kept, where a show comes from, who may hear it, under `spotify`. */
export interface SpotifyEntryExtension {
  access?: SpotifyAccess;
}

export interface SpotifyLimit {
  recentCount?: number | string;
}

export interface SpotifyPartner {
  id?: string;
  value?: string;
}

export interface SpotifyEntitlement {
  name?: string;
  value?: string;
}

export interface SpotifySandbox {
  enabled?: boolean | string;
  value?: boolean | string;
}

export interface SpotifyAccess {
  partner?: SpotifyPartner[];
  entitlement?: SpotifyEntitlement[];
  sandbox?: SpotifySandbox;
}

/** RSS 1.0 module servicestatus: whether services answer, under `ss`. */
export interface SsFeedExtension {
  aboutStats?: string;
}

/** RSS 1.0 module servicestatus: whether services answer, under `ss`. */
export interface SsEntryExtension {
  responding?: boolean | string;
  /** ISO 8601. */
  lastChecked?: string;
  /** ISO 8601. */
  lastSeen?: string;
  availability?: string;
  averageResponseTime?: string;
  statusMessage?: string;
}

/** Steeple: university courses, under `steeple`. */
export interface SteepleExtension {
  course?: SteepleCourse[];
  classification?: string[];
  identifier?: string;
  license?: string;
}

export interface SteepleCourse {
  code?: string;
  title?: string;
  value?: string;
}

/** RSS 1.0 module streaming: live audio and video, under `str`. */
export interface StrExtension {
  type?: string;
  associatedApplication?: string;
  associatedApplicationVersion?: string;
  associatedApplicationDownloadUri?: string;
  codec?: string;
  codecName?: string;
  codecVersion?: string;
  codecDownloadUri?: string;
  codecSampleRate?: string;
  codecStereo?: boolean | string;
  codecResolutionX?: number | string;
  codecResolutionY?: number | string;
  /** Seconds. */
  duration?: number | string;
  live?: boolean | string;
  /** ISO 8601. */
  liveScheduledStartTime?: string;
  /** ISO 8601. */
  liveScheduledEndTime?: string;
  liveLocation?: string;
  liveContactUri?: string;
}

/** RSS 1.0 module subscription: feeds that a feed is made of, under `sub`. */
export interface SubExtension {
  subscription?: string[];
}

/** FeedSync, formerly Simple Sharing Extensions: synchronized copies, under `sx`. */
export interface SxFeedExtension {
  sharing?: SxSharing;
}

/** FeedSync, formerly Simple Sharing Extensions: synchronized copies, under `sx`. */
export interface SxEntryExtension {
  sync?: SxSync;
  history?: SxHistory[];
  conflicts?: SxConflicts;
}

export interface SxRelated {
  link?: string;
  title?: string;
  type?: string;
  /** ISO 8601. */
  since?: string;
  /** ISO 8601. */
  until?: string;
}

export interface SxSharing {
  /** ISO 8601. */
  since?: string;
  /** ISO 8601. */
  until?: string;
  /** ISO 8601. */
  expires?: string;
  version?: string;
  window?: number | string;
  related?: SxRelated[];
}

export interface SxUpdate {
  sequence?: number | string;
  /** ISO 8601. */
  when?: string;
  by?: string;
}

export interface SxHistory {
  sequence?: number | string;
  /** ISO 8601. */
  when?: string;
  by?: string;
  update?: SxUpdate[];
}

export interface SxConflict {
  version?: number | string;
  /** ISO 8601. */
  when?: string;
  by?: string;
}

export interface SxConflicts {
  conflict?: SxConflict[];
}

export interface SxSync {
  id?: string;
  version?: number | string;
  updates?: number | string;
  deleted?: boolean | string;
  noconflicts?: boolean | string;
  conflict?: boolean | string;
  history?: SxHistory[];
  conflicts?: SxConflicts;
}

/** RSS 1.0 module syndication: how often the feed changes, under `sy`. */
export interface SyFeedExtension {
  updatePeriod?: string;
  updateFrequency?: number | string;
  /** ISO 8601. */
  updateBase?: string;
}

/** PocketSOAP: other descriptions, under `szf`. */
export interface SzfEntryExtension {
  description?: string;
}

/** RSS 1.0 module taxonomy: topics, under `taxo`. */
export interface TaxoExtension {
  topics?: TaxoTopics;
  topic?: TaxoTopic[];
  link?: string[];
}

export interface TaxoLi {
  resource?: string;
}

export interface TaxoBag {
  li?: TaxoLi[];
}

export interface TaxoTopic {
  about?: string;
  resource?: string;
  link?: string;
  title?: string;
  description?: string;
  subject?: string;
}

export interface TaxoTopics {
  bag?: TaxoBag;
  topic?: TaxoTopic[];
}

/** Atom threading: replies (RFC 4685), under `thr`. */
export interface ThrFeedExtension {
  children?: string;
}

/** Atom threading: replies (RFC 4685), under `thr`. */
export interface ThrEntryExtension {
  inReplyTo?: ThrInReplyTo[];
  total?: number | string;
  replies?: ThrReplies[];
  children?: string;
}

export interface ThrInReplyTo {
  ref?: string;
  href?: string;
  type?: string;
  source?: string;
}

export interface ThrReplies {
  href?: string;
  type?: string;
  count?: number | string;
  /** ISO 8601. */
  updated?: string;
}

/** RSS 1.0 module textinput: what a form is for, under `ti`. */
export interface TiFeedExtension {
  function?: string;
  inputType?: string;
}

/** TrackBack: where to announce a reply, and what it replies to, under `trackback`. */
export interface TrackbackEntryExtension {
  ping?: string;
  about?: string[];
}

/** Feedly: colours and covers of feeds, under `webfeeds`. */
export interface WebfeedsFeedExtension {
  cover?: WebfeedsCover;
  icon?: string;
  logo?: string;
  accentColor?: string;
  related?: WebfeedsRelated;
  analytics?: WebfeedsAnalytics;
  partial?: boolean | string;
}

/** Feedly: colours and covers of feeds, under `webfeeds`. */
export interface WebfeedsEntryExtension {
  featuredImage?: WebfeedsFeaturedImage;
}

export interface WebfeedsCover {
  image?: string;
}

export interface WebfeedsRelated {
  layout?: string;
  target?: string;
}

export interface WebfeedsAnalytics {
  id?: string;
  engine?: string;
}

export interface WebfeedsFeaturedImage {
  url?: string;
  type?: string;
  width?: number | string;
  height?: number | string;
}

/** Well-Formed Web: comments, under `wfw`. */
export interface WfwExtension {
  comment?: string;
  commentRss?: string;
}

/** RSS 1.0 module wiki: recent changes, under `wiki`. */
export interface WikiFeedExtension {
  interwiki?: string;
}

/** RSS 1.0 module wiki: recent changes, under `wiki`. */
export interface WikiEntryExtension {
  interwiki?: string;
  version?: number | string;
  status?: string;
  importance?: string;
  diff?: string;
  history?: string;
  host?: string;
}

/** WordPress feed additions: numbers of site and post, under `wordpress`. */
export interface WordpressFeedExtension {
  site?: string;
}

/** WordPress feed additions: numbers of site and post, under `wordpress`. */
export interface WordpressEntryExtension {
  postId?: string;
}

/** XHTML: the whole body of an RSS entry, under `xhtml`. */
export interface XhtmlExtension {
  meta?: XhtmlMeta[];
}

export interface XhtmlMeta {
  name?: string;
  content?: string;
}

/** Yandex News: full texts and genres, under `yandex`. */
export interface YandexFeedExtension {
  logo?: YandexLogo[];
  analytics?: YandexAnalytics[];
  adNetwork?: YandexAdNetwork[];
}

/** Yandex News: full texts and genres, under `yandex`. */
export interface YandexEntryExtension {
  fullText?: string;
  genre?: string;
  themeTag?: string[];
  tag?: string[];
  related?: YandexRelated;
  online?: string;
  officialComment?: YandexOfficialComment;
}

export interface YandexLogo {
  type?: string;
  value?: string;
}

export interface YandexAnalytics {
  type?: string;
  id?: string;
  params?: string;
  url?: string;
}

export interface YandexAdNetwork {
  type?: string;
  id?: string;
  turboAdId?: string;
  value?: string;
}

export interface YandexLink {
  url?: string;
  img?: string;
  value?: string;
}

export interface YandexRelated {
  type?: string;
  link?: YandexLink[];
}

export interface YandexCommentText {
  origin?: string;
  logo?: string;
  anchor?: string;
  value?: string;
}

export interface YandexOfficialComment {
  commentText?: YandexCommentText;
  bindTo?: string[];
}

/** Yahoo Music: charts, under `ymusic`. */
export interface YmusicExtension {
  link?: string[];
  asset?: YmusicAsset[];
  chart?: YmusicChart;
  rank?: YmusicRank[];
}

export interface YmusicAsset {
  type?: string;
  id?: string;
  link?: string;
  value?: string;
}

export interface YmusicRank {
  type?: string;
  value?: number | string;
}

export interface YmusicChart {
  rank?: YmusicRank[];
  value?: string;
}

/** YouTube: identifiers, and what its old API says about a video, under `yt`. */
export interface YtExtension {
  videoId?: string;
  channelId?: string;
  playlistId?: string;
  duration?: YtDuration;
  statistics?: YtStatistics;
  rating?: YtRating;
  accessControl?: YtAccessControl[];
  state?: YtState;
  /** ISO 8601. */
  uploaded?: string;
  uploaderId?: string;
  recorded?: string;
  aspectRatio?: string;
  location?: string;
  countHint?: number | string;
  position?: number | string;
  username?: string;
  private?: boolean;
}

export interface YtDuration {
  /** Seconds. */
  seconds?: number | string;
  /** Seconds. */
  value?: number | string;
}

export interface YtStatistics {
  viewCount?: number | string;
  favoriteCount?: number | string;
  subscriberCount?: number | string;
  videoWatchCount?: number | string;
  totalUploadViews?: number | string;
  /** ISO 8601. */
  lastWebAccess?: string;
}

export interface YtRating {
  numLikes?: number | string;
  numDislikes?: number | string;
}

export interface YtAccessControl {
  action?: string;
  permission?: string;
}

export interface YtState {
  name?: string;
  reasonCode?: string;
  helpUrl?: string;
  value?: string;
}

/** Yahoo Weather: the weather of a place, under `yweather`. */
export interface YweatherFeedExtension {
  location?: YweatherLocation;
  units?: YweatherUnits;
  wind?: YweatherWind;
  atmosphere?: YweatherAtmosphere;
  astronomy?: YweatherAstronomy;
}

/** Yahoo Weather: the weather of a place, under `yweather`. */
export interface YweatherEntryExtension {
  condition?: YweatherCondition;
  forecast?: YweatherForecast[];
}

export interface YweatherLocation {
  city?: string;
  region?: string;
  country?: string;
}

export interface YweatherUnits {
  temperature?: string;
  distance?: string;
  pressure?: string;
  speed?: string;
}

export interface YweatherWind {
  chill?: number | string;
  direction?: number | string;
  speed?: number | string;
}

export interface YweatherAtmosphere {
  humidity?: number | string;
  visibility?: number | string;
  pressure?: number | string;
  rising?: number | string;
}

export interface YweatherAstronomy {
  sunrise?: string;
  sunset?: string;
}

export interface YweatherCondition {
  text?: string;
  code?: number | string;
  temp?: number | string;
  date?: string;
}

export interface YweatherForecast {
  day?: string;
  date?: string;
  low?: number | string;
  high?: number | string;
  text?: string;
  code?: number | string;
}
