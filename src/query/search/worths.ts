/** Made by bench/retrieval/fit-words.ts: what a word of a query is worth where that is not 1. Stems, by their worth. */

export const WORTHS: Readonly<Record<string, string>> = {
  '0.2': 'add don fix instead mak pr prevent python',
  '0.3': 'fram imple miss modifi mor referenc start support sync up',
  '0.4':
    '13 14 addres assign avoid chang clippi commit compatibiliti constant correct directli entri github issu iterat no openbsd remov separat simplifi som span turn updat',
  '0.5':
    'about allow bett check cleanup dev doc docstr document ensur explicit explicitli implement js left link mov old onli performanc properli public through treat unus via wrong',
  '0.6':
    'all alway appli array bit clarifi condition correctli coverag dead dependenci each ele end forc gett global incorrect initial javadoc lead loop minor operator oth overflow reject safeti shar spac specific switch than und unicod unnecessari urls wildcard work would',
  '0.7':
    '32 alia alloc allocat alreadi also awar back been both branch bug build calcul cast com comparison configur consistent const crash different disabl discard doubl everi filter final generic given hint identifi includ integr its itself just leak level lifetim logic ls mypi new optimiz pre pref privat provid relat remain renam respect restor rul rust signatur singl small special suggest system their top trunc tweak two upgrad variabl warn whitespac within',
  '0.8':
    '15 acros again annot anoth ascii assertion auto availabl behavior common configurabl consid consol control could delegat describ domain enabl exampl expression field forward her improv improve insid instanc introduc invalid keep know label lazi loc malform mani mark maximum mean messag nest nev not now numeric occur original over overload part pas past point prefix preserv previousli problem produc propagat pv6 record refactor require reus revert sam sign slightli so stack state stor sur test typo vector wer without word workaround',
  '1.2':
    'addr adjust align anchor between break byt callabl cannot caus cell cfg char conflict connection constructor conversion current debug declar decorator dep deriv dir drain dropp dump eagerli earli emitt empti err exclud exclusiv exit export external fetch first fn generator id install leav load lock match media mention minimum nan newlin nil offset opt output param permission platform positional prioriti prompt prop properti queu rac random raw receiv regist register relativ requir return second section servic short spec src stdin stop stringifi strip suit symlink titl transport url used variant view visibl writ',
  '1.3':
    'absent absolut abstract action alias app applic bas block bound built bypas cancel captur collect collection command css cursor decod delimit deprec determin diff emit expand fast finish generat host impl increas index input key legaci manag max merg min modul mount multilin nam namespac null obsolet open os overrid own parameteriz payload per plac plain port put read rend retri right rubi run runtim script secur split stub tag thread toml total trac user utf valu var version',
  '1.4':
    'accessor await bash basic bump chunk datetim depth els factori find flatten float help hid hidden hostnam inherit linear list local placehold pool posix rang regex report res select send sequenc siz socket tab temporari tls transf upload valid validat validator walk year',
  '1.5':
    'address api arrai auth benchmark bucket buff callback certificat charset cli dict dispatch engin enum expect extension filenam fmt form futur group import info inn insert invok iterator lambda languag linux literal macro main mapp model net padd path pattern pin polici progres queri regexp registri resourc result runn scop search set slot sort sourc storag summari tcp throw transform trust union vari wrap xml',
  '1.6':
    'abort adapt batch boundari brows color compat context count curl debugg directiv dns filt git gitignor gzip hash head html ignor imag inf int interfac io layout log lookup meta mim mock normaliz post processor refresh reload schedul shell signal suffix templat tick token ts tupl unix web',
  '1.7':
    'bar bodi cach connect content dat decompression env escap fill glob init listen logg map middlewar origin pag parent pip print push ref rewrit tim truncat watch',
  '1.8':
    'arg asyncio bind buffer categori client cmd complet completion compres config cooki cor default directori encod error etag event exception fil fish fixtur flag http ip join json length lin method multipart next option pars partial proxi redirect request respons rout schema serv session setup static statu str strategi stream timeout typ uri util websocket zsh',
}
