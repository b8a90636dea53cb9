import { art, item } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { FrontPage, HeroItem } from '../../model.ts'
import { billboard } from '../../modules/billboard/Billboard.fixture.ts'
import { calendarTeaser } from '../../modules/calendarTeaser/CalendarTeaser.fixture.ts'
import { doubleBillboard } from '../../modules/doubleBillboard/DoubleBillboard.fixture.ts'
import { eventList } from '../../modules/eventList/EventList.fixture.ts'
import { relatedContent } from '../../modules/relatedContent/RelatedContent.fixture.ts'
import { statement } from '../../modules/statement/Statement.fixture.ts'
import { styledTextAndVisual } from '../../modules/styledTextAndVisual/StyledTextAndVisual.fixture.ts'
import { textRibbon } from '../../modules/textRibbon/TextRibbon.fixture.ts'

const ship: HeroItem = {
  item: item(
    'udstillinger/vikingernes-hav',
    'Vikingernes hav',
    'Til 31. maj 2027',
    art(
      'vikingeskib',
      'Linoleumssnit: et vikingeskib med stribet sejl foran en lav, rød sol',
      0.06,
      0.42,
    ),
  ),
  kicker: 'Ny særudstilling',
  lead: 'Gå om bord i det største vikingeskib, der er fundet i Norden, og følg med østpå, mens Roskilde forsvinder i horisonten.',
  call: 'Se udstillingen',
}
const castle: HeroItem = {
  item: item(
    'oplevelser/vinterlys',
    'Kongen er ude. Kom ind.',
    'Til 30. december',
    art('slot', 'Linoleumssnit: et slot med tre spir foran en lav sol', 0.5, 0.4),
  ),
  kicker: null,
  lead: 'Seks sale, der aldrig har været åbne før, står med lysene tændt frem til nytår. Tag trappen op i spiret, og se til Sverige.',
  call: 'Køb billet',
}
const horn: HeroItem = {
  item: item(
    'udstillinger/guldhornene',
    'Guldhornene vender hjem',
    'Fra 28. november',
    art('guldhorn', 'Linoleumssnit: et guldhorn på mørk grund'),
  ),
  kicker: 'Fra 28. november',
  lead: 'To horn, to tyverier og en hel nations yndlingsgåde.',
  call: 'Læs mere',
}
const press: HeroItem = {
  item: item(
    'viden/trykpressen',
    'Modstandsbevægelsens hemmelige trykpresse',
    'Viden · 9 min.',
    art('trykpresse', 'Linoleumssnit: en trykpresse i en kælder'),
  ),
  kicker: null,
  lead: 'Den stod bag en reol i Absalonsgade og trykte fjorten tusind blade om ugen.',
  call: 'Læs historien',
}

const modules: FrontPage['modules'] = [
  { type: 'textRibbon', ...textRibbon },
  { type: 'styledTextAndVisual', ...styledTextAndVisual },
  { type: 'calendarTeaser', ...calendarTeaser },
  { type: 'statement', ...statement },
  { type: 'doubleBillboard', ...doubleBillboard },
  { type: 'eventList', ...eventList },
  { type: 'relatedContent', ...relatedContent },
  { type: 'billboard', ...billboard },
]

/** A panel and a picture, the title over both. */
export const splitFrontPage: FrontPage = {
  hero: { layout: 'split', items: [ship, horn, press] },
  modules,
}

/** A picture as wide as the window, the text below it. */
export const fullWidthFrontPage: FrontPage = {
  hero: { layout: 'full-width', items: [castle, horn, press] },
  modules,
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/',
    title: 'Forside',
    body: (hero) => ({
      type: 'frontPage',
      ...(hero === 'split' ? splitFrontPage : fullWidthFrontPage),
    }),
  },
]
