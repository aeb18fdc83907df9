import {expect, test} from 'vitest';
import {searcherOf} from '@h3-docs/search/node/table';

// cspell:disable -- words of other languages
/** The commonest words of the field: in English, then in German, French, Spanish, Portuguese, Japanese, and Chinese. */
const words = [
  ['resolution', 'Auflösung', 'résolution', 'resolución', 'resolução', '解像度', '分辨率'],
  ['hexagon', 'Sechseck', 'hexagone', 'hexágono', 'hexágonos', '六角形', '六边形'],
  ['pentagon', 'Fünfeck', 'pentagone', 'pentágono', 'pentágonos', '五角形', '五边形'],
  ['cell', 'Zelle', 'cellule', 'celda', 'célula', 'セル', '单元格'],
  ['neighbor', 'Nachbar', 'voisin', 'vecino', 'vizinho', '隣接', '相邻'],
  ['polygon', 'Polygon', 'polygone', 'polígono', 'polígonos', 'ポリゴン', '多边形'],
  ['area', 'Fläche', 'superficie', 'área', 'áreas', '面積', '面积'],
  ['distance', 'Entfernung', 'distance', 'distancia', 'distância', '距離', '距离'],
  ['index', 'Index', 'indice', 'índice', 'índices', 'インデックス', '索引'],
  ['edge', 'Kante', 'arête', 'arista', 'aresta', '辺', '边'],
  ['boundary', 'Umriss', 'contour', 'contorno', 'fronteira', '境界', '边界'],
  ['vertex', 'Eckpunkt', 'sommet', 'vértice', 'vértices', '頂点', '顶点'],
  ['center', 'Mittelpunkt', 'centre', 'centro', 'centro', '中心', '中心'],
  ['parent', 'Elternzelle', 'parent', 'padre', 'pai', '親', '父'],
  ['children', 'Kinder', 'enfants', 'hijos', 'filhos', '子', '子单元'],
  ['coordinate', 'Koordinate', 'coordonnée', 'coordenada', 'coordenadas', '座標', '坐标'],
  ['latitude', 'Breitengrad', 'latitude', 'latitud', 'latitude', '緯度', '纬度'],
  ['longitude', 'Längengrad', 'longitude', 'longitud', 'longitude', '経度', '经度'],
  ['map', 'Karte', 'carte', 'mapa', 'mapas', '地図', '地图'],
  ['grid', 'Gitter', 'grille', 'cuadrícula', 'grade', 'グリッド', '网格'],
] as const;
// cspell:enable

const searcher = await searcherOf('build');
const found = (query: string, limit: number) =>
  searcher.search(query, limit).map(({url}) => url.replace(/\?[^#]*/, ''));

test.each(words)('%s leads to the same sections in six other languages', (english, ...others) => {
  // Asks in a language can name a section that an English reader asks for in other words.
  const answers = found(english, 8);
  const missed = others.filter((word) => !found(word, 3).some((url) => answers.includes(url)));
  expect(missed, `lead to none of ${answers.join(', ')}`).toEqual([]);
});
