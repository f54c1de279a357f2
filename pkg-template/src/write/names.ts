// Written from the tables in src/vocabulary: do not edit, run `UPDATE=1 cargo test --test consistency`.

/**
 * A vocabulary a line: prefix, namespace (without http://), how its names are made of keys where that is not by taking them
 * as they are, `*` where all that has parts has elements alone, and the names that say more. In an object a value of its
 * own is an attribute, and all else an element. `(…)` is what is in an element; there `@` an attribute and else an element,
 * `*` elements alone; `~` HTML, `+` one text for a list, `!` an element that is there or not, `?` a flag spelt yes or no,
 * `&` elements of other vocabularies.
 */
export const VOCABULARIES = `
acast https://schema.acast.com/1.0/
admin webns.net/mvcb/
anchor https://anchor.fm/xmlns
app www.w3.org/2007/app  control(*),collection(title)
arxiv arxiv.org/schemas/atom _
atom www.w3.org/2005/Atom  info~
bitlove bitlove.org
blogChannel backend.userland.com/blogChannelModule
blogger schemas.google.com/blogger/2008  location(*)
c9 channel9.msdn.com
cap urn:oasis:names:tc:emergency:cap:1.1  description~,instruction~,polygon+,geocode(value),parameter(*,value)
castbox castbox.fm/dtds/podcast-1.0.dtd _
cc creativecommons.org/ns#
cf www.microsoft.com/schemas/rss/core/2005  listinfo(sort(@data-type))
content purl.org/rss/1.0/modules/content/
creativeCommons backend.userland.com/creativeCommonsRssModule
dc purl.org/dc/elements/1.1/  description~
dcterms purl.org/dc/terms/  abstract~,description~,tableOfContents~
ev purl.org/rss/1.0/modules/event/
feedburner rssnamespace.org/feedburner/ext/1.0
feedpress https://feed.press/xmlns
fh purl.org/syndication/history/1.0  complete!,archive!
fireside fireside.fm/modules/rss/fireside
fyyd https://fyyd.de/fyyd-ns/
g base.google.com/ns/1.0 _* description~,custom_label_0,custom_label_1,custom_label_2,custom_label_3,custom_label_4
gd schemas.google.com/g/2005  rating(@value),extendedProperty(@value),deleted!
geo www.w3.org/2003/01/geo/wgs84_pos# _ Point(*)
georss www.georss.org/georss  point+,line+,polygon+,box+,circle+
geourl geourl.org/rss/module/
gml www.opengis.net/gml
googleplay www.google.com/schemas/play-podcasts/1.0/ - description~,block?,image(@href)
image purl.org/rss/1.0/modules/image/  item(title,width,height),favicon(title)
indexing urn:atom-extension:indexing
itunes www.itunes.com/dtds/podcast-1.0.dtd - block?,complete?,episodeType,image(@href),isClosedCaptioned?,keywords+,owner(*),pubDate,subtitle~,summary~
itunesu www.itunesu.com/feed
l purl.org/rss/1.0/modules/link/
media search.yahoo.com/mrss/  content(title~,description~,keywords+,text(value~),community(tags+),adult,location(where(Point(pos+))),scenes(scene(*))),group(*,content(title~,description~,keywords+,text(value~),community(tags+),adult,location(where(Point(pos+))),scenes(scene(*))),title~,description~,keywords+,text(value~),community(tags+),location(where(Point(pos+))),scenes(scene(*))),title~,description~,keywords+,text(value~),community(tags+),location(where(Point(pos+))),scenes(scene(*))
og ogp.me/ns# _ description~
omny https://omny.fm/rss-extensions
opensearch a9.com/-/spec/opensearch/1.1/  Query
opml opml.org/spec2
pheedo www.pheedo.com/namespace/pheedo
pinecast https://pinecast.com/rss-dtd/1.0/
pingback madskills.com/public/xml/rss/module/pingback/
podaccess https://access.acast.com/schema/1.0/
podcast https://podcastindex.org/namespace/1.0  locked(value?),alternateEnclosure(integrity(@value)),image(@aspect-ratio),liveItem(title,description~,link,guid,pubDate,encoded~,author,alternateEnclosure(integrity(@value)),value,image(@aspect-ratio),extensions&),block(value?)
podping https://podping.info/specification/1
prism prismstandard.org/namespaces/basic/3.0/
psc podlove.org/simple-chapters
rawvoice www.rawvoice.com/rawvoiceRssModule/  subscribe(@amazon_music,@radio_com)
rdf www.w3.org/1999/02/22-rdf-syntax-ns#
rdfs www.w3.org/2000/01/rdf-schema#
rss backend.userland.com/rss2  image(*),textInput(*)
s jadedpixel.com/-/spec/shopify  variant(*)
slash purl.org/rss/1.0/modules/slash/ _ hit_parade+
soundon https://soundon.fm/spec/podcast-1.0
source source.scripting.com/  archive(url,startDay,endDay,filename)
sparkle www.andymatuschak.org/xml-namespaces/sparkle
spotify www.spotify.com/ns/rss
steeple purl.org/steeple
sy purl.org/rss/1.0/modules/syndication/
szf schemas.pocketsoap.com/rss/myDescModule/  description~
taxo purl.org/rss/1.0/modules/taxonomy/  topics(Bag,topic(link,title,description,subject)),topic(link,title,description,subject)
thr purl.org/syndication/thread/1.0 -
trackback madskills.com/public/xml/rss/module/trackback/
webfeeds webfeeds.org/rss/1.0
wfw wellformedweb.org/CommentAPI/
wordpress com-wordpress:feed-additions:1 -
xhtml www.w3.org/1999/xhtml
yandex news.yandex.ru - adNetwork,full-text~,official-comment(comment-text(logo,anchor))
yt www.youtube.com/xml/schemas/2015  private!
yweather xml.weather.yahoo.com/ns/rss/1.0`;
