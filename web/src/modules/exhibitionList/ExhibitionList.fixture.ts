import { art, item, to } from '../../fixtures/content.ts'
import type { ExhibitionList, Module, Picture, RunCard, RunStage } from '../../model.ts'

function card(
  slug: string,
  title: string,
  [stage, time]: [RunStage, string],
  picture: Picture | null,
  subtitle: string | null = null,
): RunCard {
  const shown = item(`udstillinger/${slug}`, title, time, picture)
  return { item: { ...shown, type: 'exhibition' }, subtitle, stage }
}

export const currentExhibitions: RunCard[] = [
  card(
    'radioen',
    'London kalder',
    ['lastWeeks', 'Til 22. november 2026'],
    art('radiosender', ''),
    'Radioen, der aldrig blev fundet',
  ),
  card(
    'vikingernes-hav',
    'Vikingernes hav',
    ['current', 'Til 31. maj 2027'],
    art('vikingeskib', ''),
    'Om bord på langskibet',
  ),
  card(
    'hverdag',
    'Besættelsestidens hverdagsgenstande og rationeringsmærkesamlinger',
    ['current', 'Til 15. august 2027'],
    null,
  ),
  card(
    'solens-folk',
    'Solens folk',
    ['permanent', 'Permanent'],
    art('solvogn', ''),
    'Bronzealderen fra grav til gudindestatuette',
  ),
]

export const upcomingExhibitions: RunCard[] = [
  card(
    'guldhornene',
    'Guldhornene vender hjem',
    ['opensSoon', '28. november 2026 – 31. maj 2027'],
    art('guldhorn', ''),
    'To horn af rent guld. Stjålet, smeltet og genskabt.',
  ),
  card(
    'trykte-ord',
    'Trykte ord',
    ['upcoming', 'Fra 1. oktober 2027'],
    art('trykpresse', ''),
    'Den illegale presse',
  ),
  card('slottets-sale', 'Slottets sale', ['upcoming', 'Fra 3. marts 2028'], art('slot', '')),
]

export const exhibitionList: ExhibitionList = {
  key: 'kommende-liste',
  title: 'Det kan du se',
  exhibitions: currentExhibitions.slice(0, 3),
  link: to('Se alle', '/udstillinger'),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'exhibitionList', ...exhibitionList }]
