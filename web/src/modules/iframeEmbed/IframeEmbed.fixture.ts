import type { IframeEmbed } from '../../model/IframeEmbed'

export const iframeEmbed: IframeEmbed = {
  key: 'kort',
  title: 'Kort over udgravningen',
  url: '/frame.html',
  width: null,
  height: 420,
}
