// Written from the tables in src/vocabulary: do not edit, run `UPDATE=1 cargo test --test consistency`.

/**
 * A vocabulary a line: prefix, namespace, how its names are made of keys where that is not by taking them as they are, and
 * the names that say more. In an object a value of its own is an attribute, and all else an element. `(…)` is what
 * is in an element; there `@` an attribute and else an element, `*` elements alone; `~` HTML, `+` one text for a list, `!` an
 * element that is there or not, `?` a flag spelt yes or no, `&` elements of other vocabularies.
 */
export const VOCABULARIES = `
acast https://schema.acast.com/1.0/
access http://www.bloglines.com/about/specs/fac-1.0
activity http://activitystrea.ms/spec/1.0/ - object(*,summary~),target(*,summary~),actor(*,summary~),subject(*,summary~),provider(*,summary~),service-provider(*,summary~)
admin http://webns.net/mvcb/
ag http://purl.org/rss/1.0/modules/aggregation/
anchor https://anchor.fm/xmlns
annotate http://purl.org/rss/1.0/modules/annotate/
app http://www.w3.org/2007/app  control(*),collection(title)
arxiv http://arxiv.org/schemas/atom _
atom http://www.w3.org/2005/Atom  info~
audio http://media.tangent.org/rss/1.0/ _
bitlove http://bitlove.org
blogChannel http://backend.userland.com/blogChannelModule
blogger http://schemas.google.com/blogger/2008  location(*)
c9 http://channel9.msdn.com
cap urn:oasis:names:tc:emergency:cap:1.1  description~,instruction~,polygon+,geocode(value),parameter(*,value)
castbox http://castbox.fm/dtds/podcast-1.0.dtd _
cc http://creativecommons.org/ns#
cf http://www.microsoft.com/schemas/rss/core/2005  listinfo(sort(@data-type))
co http://purl.org/rss/1.0/modules/company/
content http://purl.org/rss/1.0/modules/content/
conversationsNetwork http://conversationsnetwork.org/rssNamespace-1.0/
cp http://my.theinfo.org/changed/1.0/rss/
creativeCommons http://backend.userland.com/creativeCommonsRssModule
dc http://purl.org/dc/elements/1.1/  description~
dcterms http://purl.org/dc/terms/  abstract~,description~,tableOfContents~
email http://purl.org/rss/1.0/modules/email/ -
enc http://purl.oclc.org/net/rss_2.0/enc#
ev http://purl.org/rss/1.0/modules/event/
fd http://www.bradsoft.com/feeddemon/xmlns/1.0/
feedburner http://rssnamespace.org/feedburner/ext/1.0
feedpress https://feed.press/xmlns
fh http://purl.org/syndication/history/1.0  complete!,archive!
fireside http://fireside.fm/modules/rss/fireside
fm http://freshmeat.net/rss/fm/ _
fyyd https://fyyd.de/fyyd-ns/
g http://base.google.com/ns/1.0 _ description~,shipping(*),free_shipping_threshold(*),handling_cutoff_time(*),tax(*),certification(*),installment(*),subscription_cost(*),loyalty_program(*),loyalty_points(*),product_detail(*),custom_label_0,custom_label_1,custom_label_2,custom_label_3,custom_label_4,structured_title(*),structured_description(*),course_date_range(*),event_date_range(*),travel_date_range(*)
gd http://schemas.google.com/g/2005  rating(@value),extendedProperty(@value),deleted!
geo http://www.w3.org/2003/01/geo/wgs84_pos# _ Point
georss http://www.georss.org/georss  point+,line+,polygon+,box+,circle+
geourl http://geourl.org/rss/module/
gml http://www.opengis.net/gml
googleplay http://www.google.com/schemas/play-podcasts/1.0/ - description~,block?,image(@href)
icbm http://postneo.com/icbm/
image http://purl.org/rss/1.0/modules/image/  item(title,width,height),favicon(title)
indexing urn:atom-extension:indexing
itunes http://www.itunes.com/dtds/podcast-1.0.dtd - block?,complete?,episodeType,image(@href),isClosedCaptioned?,keywords+,owner(*),pubDate,subtitle~,summary~
itunesu http://www.itunesu.com/feed
l http://purl.org/rss/1.0/modules/link/
lj http://www.livejournal.org/rss/lj/1.0/ -
media http://search.yahoo.com/mrss/  content(title~,description~,keywords+,text(value~),community(tags+),adult,location(where(Point(pos+))),scenes(scene(*))),group(*,content(title~,description~,keywords+,text(value~),community(tags+),adult,location(where(Point(pos+))),scenes(scene(*))),title~,description~,keywords+,text(value~),community(tags+),location(where(Point(pos+))),scenes(scene(*))),title~,description~,keywords+,text(value~),community(tags+),location(where(Point(pos+))),scenes(scene(*))
ng http://newsgator.com/schema/extensions
og http://ogp.me/ns# _ description~
omny https://omny.fm/rss-extensions
opensearch http://a9.com/-/spec/opensearch/1.1/  Query
opml http://opml.org/spec2
pheedo http://www.pheedo.com/namespace/pheedo
photocast http://www.apple.com/ilife/wallpapers  metadata(PhotoDate,Comments)
pinecast https://pinecast.com/rss-dtd/1.0/
pingback http://madskills.com/public/xml/rss/module/pingback/
podaccess https://access.acast.com/schema/1.0/
podcast https://podcastindex.org/namespace/1.0  locked(value?),alternateEnclosure(integrity(@value)),image(@aspect-ratio),liveItem(title,description~,link,guid,pubDate,encoded~,author,alternateEnclosure(integrity(@value)),value,image(@aspect-ratio),extensions&),block(value?)
podping https://podping.info/specification/1
prism http://prismstandard.org/namespaces/basic/3.0/
psc http://podlove.org/simple-chapters
rawvoice http://www.rawvoice.com/rawvoiceRssModule/  subscribe(@amazon_music,@radio_com)
rdf http://www.w3.org/1999/02/22-rdf-syntax-ns#
rdfs http://www.w3.org/2000/01/rdf-schema#
ref http://purl.org/rss/1.0/modules/reference/
reqv http://purl.org/rss/1.0/modules/richequiv/  title~,description~
rss http://backend.userland.com/rss2  image(*),textInput(*)
s http://jadedpixel.com/-/spec/shopify  variant(*)
search http://purl.org/rss/1.0/modules/search/
slash http://purl.org/rss/1.0/modules/slash/ _ hit_parade+
soundon https://soundon.fm/spec/podcast-1.0
source http://source.scripting.com/  archive(url,startDay,endDay,filename)
sparkle http://www.andymatuschak.org/xml-namespaces/sparkle
spotify http://www.spotify.com/ns/rss
ss http://purl.org/rss/1.0/modules/servicestatus/
steeple http://purl.org/steeple
sub http://purl.org/rss/1.0/modules/subscription/
sx http://feedsync.org/2007/feedsync
sy http://purl.org/rss/1.0/modules/syndication/
szf http://schemas.pocketsoap.com/rss/myDescModule/  description~
taxo http://purl.org/rss/1.0/modules/taxonomy/  topics(Bag,topic(link,title,description,subject)),topic(link,title,description,subject)
thr http://purl.org/syndication/thread/1.0 -
ti http://purl.org/rss/1.0/modules/textinput/
trackback http://madskills.com/public/xml/rss/module/trackback/
webfeeds http://webfeeds.org/rss/1.0
wfw http://wellformedweb.org/CommentAPI/
wiki http://purl.org/rss/1.0/modules/wiki/
wordpress com-wordpress:feed-additions:1 -
xhtml http://www.w3.org/1999/xhtml
yandex http://news.yandex.ru - adNetwork,full-text~,official-comment(comment-text(logo,anchor))
ymusic http://music.yahoo.com/rss/1.0/ymusic/  asset(link)
yt http://www.youtube.com/xml/schemas/2015  private!
yweather http://xml.weather.yahoo.com/ns/rss/1.0`;
