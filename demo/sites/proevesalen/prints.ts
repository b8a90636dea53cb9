/** The prints that several pages show. */
import { print } from '../../writing/marks.ts'

export const sal = print(
  'museumssal',
  {
    da: 'Linoleumssnit: lys falder fra loftet ned i en stor sal med søjler og gæster i silhuet.',
    en: 'Linocut: light falls from the ceiling into a great hall with columns and visitors in silhouette.',
    de: 'Linolschnitt: Licht fällt von oben in einen großen Saal mit Säulen und Besuchern als Silhouetten.',
    sv: 'Linoleumsnitt: ljus faller från taket ner i en stor sal med pelare och besökare i siluett.',
  },
  { hotspot: [0.5, 0.45] },
)

export const magasin = print('magasin', {
  da: 'Linoleumssnit: reoler med æsker, kortskuffer og en stige under en lampe.',
  en: 'Linocut: shelves of boxes, map drawers and a ladder under a lamp.',
  de: 'Linolschnitt: Regale mit Schachteln, Kartenschubladen und eine Leiter unter einer Lampe.',
  sv: 'Linoleumsnitt: hyllor med askar, kartlådor och en stege under en lampa.',
})

export const haandvaerk = print('haandvaerk', {
  da: 'Linoleumssnit: hænder ruller farve på en plade, og tryk hænger til tørre på en snor.',
  en: 'Linocut: hands roll ink onto a block while prints dry on a line.',
  de: 'Linolschnitt: Hände walzen Farbe auf eine Platte, Drucke trocknen an einer Leine.',
  sv: 'Linoleumsnitt: händer valsar färg på en platta och tryck hänger på tork.',
})

export const trykpresse = print('trykpresse', {
  da: 'Linoleumssnit: en mand trykker blade på en håndpresse under en lampe.',
  en: 'Linocut: a man prints sheets on a hand press under a lamp.',
  de: 'Linolschnitt: Ein Mann druckt Blätter auf einer Handpresse unter einer Lampe.',
  sv: 'Linoleumsnitt: en man trycker blad på en handpress under en lampa.',
})

export const guldhorn = print('guldhorn', {
  da: 'Linoleumssnit: et guldhorn med bånd af figurer lyser mod mørk grund.',
  en: 'Linocut: a golden horn with bands of figures shines against a dark ground.',
  de: 'Linolschnitt: Ein goldenes Horn mit Figurenbändern leuchtet auf dunklem Grund.',
  sv: 'Linoleumsnitt: ett guldhorn med band av figurer lyser mot mörk botten.',
})

export const skib = print('vikingeskib', {
  da: 'Linoleumssnit: et skib med stribet sejl i høj sø foran en lav sol.',
  en: 'Linocut: a ship with a striped sail in a high sea before a low sun.',
  de: 'Linolschnitt: Ein Schiff mit gestreiftem Segel in hoher See vor einer tiefen Sonne.',
  sv: 'Linoleumsnitt: ett skepp med randigt segel i hög sjö framför en låg sol.',
})

export const kartotek = print('kartotek', {
  da: 'Linoleumssnit: små skuffer i et kartotek; den ene er åben.',
  en: 'Linocut: small drawers of a card index, one of them open.',
  de: 'Linolschnitt: kleine Karteischubladen, eine davon offen.',
  sv: 'Linoleumsnitt: små lådor i ett kortregister, en av dem öppen.',
})

export const krukker = print('krukker', {
  da: 'Linoleumssnit: syv kar fra forskellige tider står på række på et bord.',
  en: 'Linocut: seven vessels from different ages stand in a row on a table.',
  de: 'Linolschnitt: Sieben Gefäße aus verschiedenen Zeiten stehen in einer Reihe auf einem Tisch.',
  sv: 'Linoleumsnitt: sju kärl från olika tider står på rad på ett bord.',
})

export const mikroskop = print('mikroskop', {
  da: 'Linoleumssnit: et mikroskop med en prøve under objektivet og en lampe ved siden af.',
  en: 'Linocut: a microscope with a sample under the lens and a lamp beside it.',
  de: 'Linolschnitt: ein Mikroskop mit einer Probe unter dem Objektiv, daneben eine Lampe.',
  sv: 'Linoleumsnitt: ett mikroskop med ett prov under objektivet och en lampa bredvid.',
})

export const mikrofon = print('mikrofon', {
  da: 'Linoleumssnit: en gammel mikrofon ved siden af en spole lydbånd.',
  en: 'Linocut: an old microphone beside a reel of tape.',
  de: 'Linolschnitt: ein altes Mikrofon neben einer Spule Tonband.',
  sv: 'Linoleumsnitt: en gammal mikrofon bredvid en rulle ljudband.',
})

export const skoletavle = print('skoletavle', {
  da: 'Linoleumssnit: en tavle med runer over en skoletaske.',
  en: 'Linocut: a blackboard with runes above a school bag.',
  de: 'Linolschnitt: eine Tafel mit Runen über einer Schultasche.',
  sv: 'Linoleumsnitt: en svart tavla med runor ovanför en skolväska.',
})

export const konservator = print('konservator', {
  da: 'Linoleumssnit: to hænder arbejder på en gammel hjelm under en lampe.',
  en: 'Linocut: two hands work on an ancient helmet under a lamp.',
  de: 'Linolschnitt: zwei Hände arbeiten unter einer Lampe an einem alten Helm.',
  sv: 'Linoleumsnitt: två händer arbetar med en gammal hjälm under en lampa.',
})
