import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { print } from '../../writing/marks.ts'
import { aarringe, hoejeOgKirke, kirken } from './prints.ts'

const ringene = print('aarringe', aarringe.alt, {
  caption: {
    da: 'Kammerets egeplanker kan dateres på en vinter nær.',
    en: 'The oak of the chamber can be dated to the winter.',
  },
})

const da = `
  Der er gravet i Jellings høje af bønder, en konge, soldater, en arkitekt og flere slags
  arkæologer. De ledte alle sammen efter det samme. Et sted under alt det græs måtte kong Gorm
  ligge, og ved siden af ham dronning Thyra. Sådan havde man fortalt det så længe, at højene
  simpelthen hed Gorms høj og Thyras høj.

  Efter to hundrede år kan vi sige, hvad resultatet blev. Den ene høj var tom. I den anden var der
  ingenting.

  ## 1820: En tør sommer

  Det begyndte med vand. På toppen af Nordhøjen var der en lille dam, som byens folk hentede vand
  i, og ingen undrede sig over, at der lå en dam på toppen af en bakke. I 1820 svandt den ind.
  Folk gravede for at få vandet tilbage og kom i stedet ned til sten og tømmer.

  De var havnet i taget på et gravkammer. Det var bygget af svære egeplanker, knap syv meter
  langt, godt to en halv meter bredt og så lavt, at en voksen mand ikke kunne stå oprejst i det.
  Dammen havde hele tiden været et hul, som nogen havde efterladt, da de brød ind.[^Hullet er
  altså gammelt. Det meste taler for, at kammeret blev åbnet allerede i vikingetiden.]

  Der lå ikke noget lig. Der lå beslag, stumper af udskåret og malet træ, rester af et skrin og et
  lille sølvbæger med et dyr slynget omkring sig selv. Bægeret er kun godt fire centimeter højt.
  Det er blevet et af de mest berømte stykker sølv i Norden, og det ligger i dag på
  Nationalmuseet.

  {{picture 0}}

  ## 1861: Majestæten er til stede

  Frederik 7. elskede to ting ved oldtiden: at grave i den og at være der, når det skete. I 1861
  lod han soldater drive gange ind i Sydhøjen under ledelse af J.J.A. Worsaae, som var tidens
  førende arkæolog. Man arbejdede som i en mine, med afstivning og trillebør. Kongen så til.

  De gik ind fra siden, til midten og til siderne igen. De fandt jord. Højen var bygget
  omhyggeligt af tørv, lag på lag, og den indeholdt tørv, lag på lag. En konge, der er rejst til
  Jelling for at se en grav, skal helst have en. Det fik han ikke.[^Worsaae fandt til gengæld ud
  af meget om, hvordan højen var bygget. Det skulle blive nyttigt firs år senere.]

  {{quote 0}}

  ## 1941: Arkitekten tager det hele fra

  Midt under besættelsen fik arkitekten og arkæologen Ejnar Dyggve lov til at gøre det, som ingen
  havde gjort: grave Sydhøjen ud for alvor. Et bredt snit blev lagt ned gennem den, ned til den
  gamle jordoverflade. Hvis der var et kammer, kunne det ikke gemme sig mere.

  Der var intet kammer.

  Men under højen, på den gamle overflade, stod der to rækker af store sten i en vinkel. De havde
  stået der, før højen blev lagt ovenpå. Dyggve troede, at de var siderne i en trekantet
  helligdom. I dag mener de fleste, at de er den ene ende af et skib, tegnet med sten, og så
  langt, at midten er Nordhøjen. Han havde ledt efter en grav og fundet spidsen af noget, der var
  langt større.

  Højen selv kunne også tale. Tørven havde gemt græs, kviste og blade så godt, at man stadig kan
  se, hvad de er. Træ fra Sydhøjen viser, at man stadig byggede på den omkring 970. Nordhøjens
  kammer er fra vinteren 958–59. Der ligger altså mere end ti år mellem en grav uden konge og en
  høj uden grav.

  ## 1978: Manden under gulvet

  Så vendte arkæologerne sig mod kirken mellem højene. I slutningen af 1970’erne gravede Knud J.
  Krogh under gulvet og fandt sporene af ældre kirker af træ. Helt nede, i hvad der havde været et
  kammer, lå knogler fra en midaldrende mand, ikke på plads, men samlet, som om de var flyttet
  dertil fra et andet sted. Imellem dem lå guldtråd og to remspidser af sølv, i samme stil som
  bægeret fra højen.

  Kroghs forslag er enkelt og smukt. Manden i kirken er manden fra højen. Harald begravede sin far
  som hedning i Nordhøjen, blev selv kristen og hentede ham ind. Hullet i toppen, som blev til en
  dam, er en søns omsorg.[^Forslaget kan ikke bevises. Andre har peget på, at manden kan være en
  anden stormand, og at højen kan være brudt op i ufred.]

  {{wide 1}}

  ## Hvad en tom høj er til

  Tilbage står Sydhøjen, som er en af de største i Danmark, og som der ikke ligger nogen i.
  Hvorfor flytte så meget jord for ingenting?

  Måske var det ikke ingenting. En høj kan være et minde uden at være en grav. Den kan være en
  tribune. Den kan være en søns måde at sige noget på i det eneste sprog, alle i hans rige kunne
  læse: størrelse. På stenen imellem højene skriver han, at han lod gøre *disse kumler* efter sin
  far og sin mor. Kumler er et ord i flertal.

  Fårene, der græsser på den i dag, er ligeglade. De går i lange, vandrette stier rundt om
  siderne, og i lavt lys ligner stierne linjerne på et ark, hvor der ikke er skrevet noget endnu.
`

export const hoejene = knowledgeArticle(
  'viden-hoejene',
  {
    parent: 'viden-under-jorden',
    image: hoejeOgKirke,
    tags: ['vikingetid', 'kongehuset'],
    publishedDate: day(-150),
    authors: ['jelling-mette-lund'],
    pictures: [ringene, kirken],
  },
  {
    da: {
      title: 'To hundrede år med en skovl',
      slug: 'viden/under-jorden/to-hundrede-år-med-en-skovl',
      subtitle: 'Alle dem, der gravede efter kong Gorm',
      description:
        'Bønder, en konge og en arkitekt ledte i højene. De fandt en tom grav, en høj uden grav og noget meget større.',
      content: da,
      quotes: [
        {
          text: 'De ledte efter en konge og fandt en plan. Det er et bedre fund, men det fylder mindre i en montre.',
          source: 'Mette Lund, leder af besøgscentret',
        },
      ],
      related: ['hoejene', 'kirken', 'viden-rombe', 'frivillige'],
    },
  },
)
