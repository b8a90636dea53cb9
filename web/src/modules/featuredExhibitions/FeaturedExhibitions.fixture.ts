import type { FeaturedExhibitions, Module } from '../../model.ts'
import {
  currentExhibitions,
  upcomingExhibitions,
} from '../exhibitionList/ExhibitionList.fixture.ts'

export const featuredExhibitions: FeaturedExhibitions = {
  key: 'udvalgte',
  title: 'Glæd dig til',
  exhibitions: [...upcomingExhibitions.slice(0, 2), ...currentExhibitions.slice(0, 1)],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'featuredExhibitions', ...featuredExhibitions }]
