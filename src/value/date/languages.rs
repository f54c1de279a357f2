//! Months, weekdays and the small words around them, a language a line, in the form that `fold` gives.
//!
//! A column holds all spellings of one name, joined by `/`. Languages may share names; where a name means two
//! weekdays (`ma` is Monday in Dutch, Tuesday in French), or a weekday and a month (`mar`), both meanings stand.
//! No name may mean two months: of the Slavic `listopad` the Polish and Czech one (November) stands, not the Croatian one.

/// The parts that small words play, as bits.
pub mod role {
    pub const AM: u16 = 1;
    pub const PM: u16 = 1 << 1;
    pub const ORDINAL: u16 = 1 << 2;
    pub const OF: u16 = 1 << 3;
    pub const AT: u16 = 1 << 4;
    pub const YEAR: u16 = 1 << 5;
    pub const MONTH: u16 = 1 << 6;
    pub const DAY: u16 = 1 << 7;
    pub const HOUR: u16 = 1 << 8;
    pub const MINUTE: u16 = 1 << 9;
    pub const SECOND: u16 = 1 << 10;
    pub const TIME: u16 = 1 << 11;
    pub const WEEK: u16 = 1 << 12;
    pub const MONTH_NUMBER: u16 = 1 << 13;
    /// Around twelve: eleven is before it, one behind.
    pub const NOON: u16 = 1 << 14;
    /// From the evening to the small hours.
    pub const NIGHT: u16 = 1 << 15;
}

/// January to December.
pub const MONTHS: &[&str] = &[
    // English
    "january/jan february/feb/febr march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec",
    // German, with Austria's
    "januar/janner/jaenner februar/feber marz/maerz/mrz - mai juni juli august - oktober/okt - dezember/dez",
    // French
    "janvier/janv fevrier/fevr/fev mars avril/avr mai juin/jui juillet/juil/juill aout septembre octobre novembre decembre",
    // Spanish
    "enero/ene febrero marzo abril/abr mayo junio julio agosto/ago/ag septiembre/setiembre/set octubre noviembre diciembre/dic",
    // Italian
    "gennaio/gen febbraio - aprile maggio/mag giugno/giu luglio/lug - settembre/sett ottobre/ott - dicembre",
    // Portuguese
    "janeiro fevereiro marco - maio junho julho - setembro outubro/out novembro dezembro",
    // Galician
    "xaneiro/xan febreiro - - - xuno/xun xullo/xul - - - - decembro",
    // Catalan
    "gener febrer marc dabril/dabr maig juny juliol agost/dagost/dag setembre doctubre/doct - desembre",
    // Romanian
    "ianuarie/ian februarie martie aprilie - iunie/iun iulie/iul - septembrie octombrie noiembrie/noi/noiem decembrie",
    // Dutch
    "januari februari maart/mrt - mei - - augustus - - - -",
    // Swedish, Danish, Norwegian
    "- - marts - maj - - augusti - - - desember/des",
    // Icelandic, Malay
    "- - mac - - - julai agust/ogos/ogo - - - disember/dis",
    // Latvian
    "janvaris/janvari februaris/februari - aprilis maijs/maija junijs julijs augusts septembris/septembri oktobris/oktobri novembris/novembri decembris/decembri",
    // Lithuanian
    "sausio vasario kovo balandzio geguzes birzelio liepos rugpjucio rugsejo spalio lapkricio gruodzio",
    // Finnish: as such, in the partitive and shortened
    "tammikuu/tammikuuta/tammi helmikuu/helmikuuta/helmi maaliskuu/maaliskuuta/maalis huhtikuu/huhtikuuta/huhti toukokuu/toukokuuta/touko kesakuu/kesakuuta/kesa heinakuu/heinakuuta/heina elokuu/elokuuta/elo syyskuu/syyskuuta/syys lokakuu/lokakuuta/loka marraskuu/marraskuuta/marras joulukuu/joulukuuta/joulu",
    // Estonian
    "jaanuar/jaan veebruar/veebr - aprill - juuni juuli - - oktoober - detsember/dets",
    // Hungarian
    "- - marcius/marc aprilis majus junius julius augusztus szeptember/szept - - -",
    // Polish
    "styczen/stycznia/sty luty/lutego/lut marzec/marca kwiecien/kwietnia/kwi maja czerwiec/czerwca/cze lipiec/lipca/lip sierpien/sierpnia/sie wrzesien/wrzesnia/wrz pazdziernik/pazdziernika/paz listopad/listopada/lis grudzien/grudnia/gru",
    // Czech
    "leden/ledna/led unor/unora/uno brezen/brezna/bre duben/dubna/dub kveten/kvetna/kve cerven/cervna/cer/cvn cervenec/cervence/cvc srpen/srpna/srp zari/zar rijen/rijna/rij listopadu prosinec/prosince/pro",
    // Slovak, Slovenian, Serbian in Latin letters
    "januara februara marec aprila - juna/junij jula/julij augusta/avgust/avg septembra/septembar oktobra/oktobar novembra/novembar decembra/decembar",
    // Croatian, save what means another month in Polish or Czech
    "sijecanj/sijecnja/sij veljaca/veljace/velj ozujak/ozujka/ozu travanj/travnja/tra svibanj/svibnja/svi lipanj/lipnja srpanj/srpnja kolovoz/kolovoza/kol rujan/rujna/ruj - studeni/studenoga/studenog/stu prosinac/prosinca",
    // Turkish
    "ocak/oca subat/sub mart nisan/nis mayis haziran/haz temmuz/tem agustos/agu eylul/eyl ekim/eki kasim/kas aralik/ara",
    // Indonesian
    "- - maret - - - - agustus/agt - - nopember -",
    // Greek, with the misspellings that Greek blogs were known for
    "ιανουαριοσ/ιανουαριου/ιαν φεβρουαριοσ/φεβρουαριου/φεβ μαρτιοσ/μαρτιου/μαρ/μαω απριλιοσ/απριλιου/απρ μαιοσ/μαιου/μαι ιουνιοσ/ιουνιου/ιουν/ιον ιουλιοσ/ιουλιου/ιουλ/ιολ αυγουστοσ/αυγουστου/αυγ σεπτεμβριοσ/σεπτεμβριου/σεπτ/σεπ οκτωβριοσ/οκτωβριου/οκτ νοεμβριοσ/νοεμβριου/νοεμ/νοε δεκεμβριοσ/δεκεμβριου/δεκ",
    // Russian
    "январь/января/янв февраль/февраля/фев/февр март/марта/мар апрель/апреля/апр маи/мая июнь/июня/июн июль/июля/июл август/августа/авг сентябрь/сентября/сен/сент октябрь/октября/окт ноябрь/ноября/ноя/нояб декабрь/декабря/дек",
    // Ukrainian
    "січень/січня/січ лютии/лютого/лют березень/березня/бер квітень/квітня/квіт/кві травень/травня/трав/тра червень/червня/черв/чер липень/липня/лип серпень/серпня/серп/сер вересень/вересня/вер жовтень/жовтня/жовт/жов листопад/листопада/лист/лис грудень/грудня/груд/гру",
    // Serbian
    "јануар/јануара/јан фебруар/фебруара/феб - априла мај/маја јун/јуна јул/јула августа септембар/септембра/сеп октобар/октобра новембар/новембра/нов децембар/децембра/дец",
    // Bulgarian
    "януари/яну февруари - април - юни юли - септември/септ октомври ноември декември",
    // Macedonian, with Bulgarian's
    "јануари фебруари - - - јуни јули/јул - - - ное -",
    // Belarusian
    "студзень/студзеня/сту люты/лютага сакавік/сакавіка/сак красавік/красавіка/кра - чэрвень/чэрвеня/чэр ліпень/ліпеня/ліп жнівень/жніуня/жні верасень/верасня кастрычнік/кастрычніка/кас лістапад/лістапада/ліс снежань/снежня/сне",
    // Georgian
    "იანვარი/იან თებერვალი/თებ მარტი/მარ აპრილი/აპრ მაისი/მაი ივნისი/ივნ ივლისი/ივლ აგვისტო/აგვ სექტემბერი/სექ ოქტომბერი/ოქტ ნოემბერი/ნოე დეკემბერი/დეკ",
    // Armenian
    "հունվար/հունվարի/հնվ փետրվար/փետրվարի/փտվ մարտ/մարտի/մրտ ապրիլ/ապրիլի/ապր մայիս/մայիսի/մյս հունիս/հունիսի/հնս հուլիս/հուլիսի/հլս օգոստոս/օգոստոսի/օգս սեպտեմբեր/սեպտեմբերի/սեպ հոկտեմբեր/հոկտեմբերի/հոկ նոյեմբեր/նոյեմբերի/նոյ դեկտեմբեր/դեկտեմբերի/դեկ",
    // Arabic: Egypt and the Gulf, then the Levant, and the Maghreb
    "يناير فبراير مارس ابريل مايو يونيو يوليو/يوليه اغسطس سبتمبر اكتوبر نوفمبر ديسمبر",
    "كانونالثاني شباط اذار نيسان ايار حزيران تموز اب ايلول تشرينالاول تشرينالثاني كانونالاول",
    "جانفي فيفري - افريل ماي جوان جويليه/جويليا اوت - - - -",
    // Persian, Gregorian months
    "ژانويه فوريه - اوريل مه ژوئن ژوئيه - سپتامبر اكتبر نوامبر دسامبر",
    // Urdu
    "جنوري فروري مارچ اپريل مئي جون جولائي اگست ستمبر - نومبر دسمبر",
    // Hebrew, with and without "in"
    "ינואר/בינואר פברואר/בפברואר מרץ/במרץ/מרס אפריל/באפריל מאי/במאי יוני/ביוני יולי/ביולי אוגוסט/באוגוסט ספטמבר/בספטמבר אוקטובר/באוקטובר נובמבר/בנובמבר דצמבר/בדצמבר",
    "בינו בפבר - באפר - - - באוג בספט באוק בנוב בדצמ",
    // Hindi
    "जनवरी/जन फरवरी/फर मार्च अप्रैल मई जून जुलाई/जुल अगस्त/अग सितंबर/सितम्बर/सित अक्टूबर/अक्तूबर/अक्तू/अक्टू नवंबर/नवम्बर/नव दिसंबर/दिसम्बर/दिस",
    // Bengali
    "জানুযারি/জানুযারী ফেব্রুযারি/ফেব্রুযারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট/আগষ্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর",
    // Tamil
    "ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட்/ஆகஸ்டு செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்",
    // Thai
    "มกราคม/มค กุมภาพันธ์/กพ มีนาคม/มีค เมษายน/เมย พฤษภาคม/พค มิถุนายน/มิย กรกฎาคม/กค สิงหาคม/สค กันยายน/กย ตุลาคม/ตค พฤศจิกายน/พย ธันวาคม/ธค",
    // Chinese
    "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
];

/// Monday to Sunday.
pub const WEEKDAYS: &[&str] = &[
    // English
    "monday/mon tuesday/tue/tues wednesday/wed/weds thursday/thu/thur/thurs friday/fri saturday/sat sunday/sun",
    // German
    "montag/mo dienstag/di mittwoch/mi donnerstag/do freitag/fr samstag/sonnabend/sa sonntag/so",
    // French
    "lundi/lun/lu mardi/mar/ma mercredi/mer/me jeudi/jeu/je vendredi/ven/ve samedi/sam/sa dimanche/dim/di",
    // Spanish
    "lunes/lun martes/mar miercoles/mie jueves/jue viernes/vie sabado/sab domingo/dom",
    // Italian
    "lunedi/lun martedi/mar mercoledi/mer giovedi/gio venerdi/ven sabato/sab domenica/dom",
    // Portuguese: `segunda-feira`
    "segunda/seg terca/ter quarta/qua quinta/qui sexta/sex sabado/sab domingo/dom",
    "feira feira feira feira feira - -",
    // Catalan
    "dilluns dimarts dimecres dijous divendres dissabte diumenge",
    // Romanian
    "luni/lun marti/mar miercuri/mie joi vineri/vin sambata/simbata/sam duminica/dum",
    // Dutch
    "maandag/ma dinsdag/di woensdag/wo donderdag/do vrijdag/vr zaterdag/za zondag/zo",
    // Swedish, Danish, Norwegian
    "mandag/man tisdag/tis/tirsdag/tir onsdag/ons torsdag/tor/tors fredag/fre lordag/lor sondag/son",
    "mandag tysdag - - - laurdag sundag",
    // Finnish
    "maanantai/maanantaina/ma tiistai/tiistaina/ti keskiviikko/keskiviikkona/ke torstai/torstaina/to perjantai/perjantaina/pe lauantai/lauantaina/la sunnuntai/sunnuntaina/su",
    // Hungarian
    "hetfo kedd szerda/sze csutortok/csut pentek/pen szombat/szo vasarnap/vas",
    // Polish
    "poniedzialek/pon/pn wtorek/wto/wt sroda/sro/sr czwartek/czw/cz piatek/pia/pt sobota/sob/so niedziela/nie/niedz/nd",
    // Czech, Slovak
    "pondeli/po utery/ut streda/st ctvrtek/ct patek/pa sobota/so nedele/ne",
    "pondelok utorok - stvrtok piatok - nedela",
    // Croatian
    "ponedjeljak utorak/uto srijeda/sri/sre cetvrtak/cet petak/pet subota/sub nedjelja/ned",
    // Lithuanian: stands behind the date
    "pirmadienis antradienis treciadienis ketvirtadienis penktadienis sestadienis sekmadienis",
    // Turkish
    "pazartesi/pzt/pts sali/sal carsamba/car persembe/per cuma/cum cumartesi/cmt/cts pazar/paz",
    // Indonesian
    "senin selasa rabu kamis jumat sabtu minggu",
    // Greek
    "δευτερα/δευ τριτη/τρι τεταρτη/τετ πεμπτη/πεμ παρασκευη/παρ σαββατο/σαβ κυριακη/κυρ",
    // Russian
    "понедельник/пн/пон вторник/вт/вто среда/ср четверг/чт пятница/пт суббота/сб воскресенье/вс",
    // Ukrainian
    "понеділок вівторок середа четвер пятниця субота неділя/нд",
    // Bulgarian
    "понеделник - сряда четвъртък петък събота неделя",
    // Serbian
    "понедељак уторак - четвртак петак - недеља",
    // Arabic
    "الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت الاحد",
    // Persian
    "دوشنبه سهشنبه چهارشنبه پنجشنبه جمعه شنبه يكشنبه",
    // Hebrew: "day" and the day's number
    "יום יום יום יום יום יום יום",
    "שני שלישי רביעי חמישי שישי שבת ראשון",
    // Hindi
    "सोमवार/सोम मंगलवार/मंगल बुधवार/बुध गुरुवार/गुरु शुक्रवार/शुक्र शनिवार/शनि रविवार/रवि",
    // Thai: alone, with "day", and with "day … the"
    "จันทร์/วันจันทร์/วันจันทร์ที่ อังคาร/วันอังคาร/วันอังคารที่ พุธ/วันพุธ/วันพุธที่ พฤหัสบดี/วันพฤหัสบดี/วันพฤหัสบดีที่ ศุกร์/วันศุกร์/วันศุกร์ที่ เสาร์/วันเสาร์/วันเสาร์ที่ อาทิตย์/วันอาทิตย์/วันอาทิตย์ที่",
    // Japanese
    "月曜日/月曜/月 火曜日/火曜/火 水曜日/水曜/水 木曜日/木曜/木 金曜日/金曜/金 土曜日/土曜/土 日曜日/日曜/日",
    // Chinese
    "星期一/周一/週一/一 星期二/周二/週二/二 星期三/周三/週三/三 星期四/周四/週四/四 星期五/周五/週五/五 星期六/周六/週六/六 星期日/星期天/周日/週日",
    "礼拜一/禮拜一 礼拜二/禮拜二 礼拜三/禮拜三 礼拜四/禮拜四 礼拜五/禮拜五 礼拜六/禮拜六 礼拜日/禮拜日/礼拜天",
    // Korean
    "월요일/월 화요일/화 수요일/수 목요일/목 금요일/금 토요일/토 일요일/일",
];

/// Small words of all languages by the part they play.
pub const ROLES: &[(u16, &str)] = &[
    (
        role::AM,
        "am 오전 새벽 아침 午前 上午 凌晨 早上 清晨 πμ ص صباحا قظ дп fm oo dop pg पूर्वाह्न পূর্বাহ্ন",
    ),
    (
        role::PM,
        "pm 오후 저녁 午後 午后 下午 傍晚 μμ م مساء بظ пп em os odp ptg अपराह्न অপরাহ্ন",
    ),
    (role::NOON, "noon 中午 낮"),
    (role::NIGHT, "晚上 半夜 밤"),
    // `1er`, `2:a`, `3º`, `4th`; wrong ones (`2th`) are frequent.
    (role::ORDINAL, "st nd rd th er re e eme ste de o a"),
    // Between day, month and year; a leading article is one of these too.
    (
        role::OF,
        "of de del dels du den der the le el di do van ngay luc พศ คศ",
    ),
    (
        role::AT,
        "at um a as las les la alle ore ora om klo kl klokken kell plkst saat godz v o ve u ob pukul pada στισ в о у को في เวลา الساعه ساعت בשעה",
    ),
    (role::YEAR, "gada m nam 年 년 ء г год года р року r roku"),
    (role::MONTH, "月 월"),
    // Before its number.
    (role::MONTH_NUMBER, "thang thg th"),
    (role::DAY, "d 日 일 号 號"),
    // Also after a whole time: `19:48 Uhr`, `19:48 h`.
    (role::HOUR, "時 时 點 点 시 h hr hrs uhr uur น ч बजे"),
    (role::MINUTE, "分 분 m min мин"),
    (role::SECOND, "秒 초 s sec sek"),
    (role::TIME, "t"),
    (role::WEEK, "w"),
];
