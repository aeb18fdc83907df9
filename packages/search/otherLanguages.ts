/** The commonest words of the field in other languages: German, French, Spanish, Portuguese, Japanese, and Chinese. */

// cspell:disable -- words of other languages
const words: Readonly<Record<string, string>> = {
  resolution:
    'auflösung auflösungen résolution résolutions resolución resoluciones resolução resoluções 解像度 分辨率 级别',
  hexagon: 'sechseck sechsecke hexagone hexagones hexágono hexágonos 六角形 六边形',
  pentagon: 'fünfeck fünfecke pentagone pentagones pentágono pentágonos 五角形 五边形',
  cell: 'zelle zellen cellule cellules celda celdas célula células セル 单元格 单元 网格单元',
  neighbor:
    'nachbar nachbarn nachbarzelle nachbarzellen benachbart benachbarte voisin voisins voisine voisines vecino vecinos vecina vecinas vizinho vizinhos vizinha vizinhas 隣接 近傍 相邻 邻居 邻近',
  polygon: 'vieleck polygone polygones polígono polígonos ポリゴン 多角形 多边形',
  area: 'fläche flächen flächeninhalt superficie surface aire área áreas 面積 面积',
  distance: 'abstand abstände entfernung entfernungen distanz distancia distancias distância distâncias 距離 距离',
  index: 'indizes indexe indice índice índices インデックス 索引',
  edge: 'kante kanten arête arêtes arista aristas borde aresta arestas 辺 边',
  boundary: 'grenze umriss rand frontière limite contour contorno límite fronteira 境界 边界 轮廓',
  vertex: 'ecke ecken eckpunkt eckpunkte sommet sommets vértice vértices 頂点 顶点',
  center: 'mittelpunkt zentrum centre centro 中心',
  parent: 'elternzelle übergeordnet übergeordnete padre pai 親 父',
  children: 'kindzelle kindzellen kinder enfant enfants hijo hijos hija hijas filho filhos filha filhas 子 子单元',
  coordinate: 'koordinate koordinaten coordonnée coordonnées coordenada coordenadas 座標 坐标',
  latitude: 'breitengrad breite latitud 緯度 纬度',
  longitude: 'längengrad länge longitud 経度 经度',
  map: 'karte karten landkarte carte cartes mapa mapas 地図 地图',
  grid: 'gitter raster grille cuadrícula malla grade malha グリッド 网格',
  level: 'stufe ebene niveau nivel nível レベル 层级',
  size: 'größe groß grösse taille tamaño tamanho 大きさ サイズ 大小',
  number: 'anzahl nombre número cantidad quantidade 数 数量',
  ring: 'anneau anillo anel リング 环',
  radius: 'umkreis rayon radio raio 半径',
  point: 'punkt punkte punto puntos ponto pontos 点',
  error: 'fehler fehlermeldung erreur erreurs errores erro erros エラー 错误',
  install: 'installieren installer instalar インストール 安装',
  convert: 'umwandeln umrechnen konvertieren convertir converter 変換 转换',
  draw: 'zeichnen darstellen anzeigen dessiner afficher dibujar mostrar desenhar exibir 描画 表示 绘制 显示',
  find: 'finden suchen trouver chercher encontrar buscar 検索 查找',
  fill: 'füllen ausfüllen remplir rellenar preencher 充填 填充',
  merge: 'zusammenfassen zusammenführen vereinigen fusionner fusionar unir mesclar 結合 合并',
  line: 'linie ligne línea linha 線 线',
  path: 'pfad weg chemin camino ruta caminho 経路 路径',
  store: 'speichern stocker enregistrer guardar almacenar armazenar 保存 存储',
  database: 'datenbank base-de-données basededatos データベース 数据库',
  version: 'versión versão バージョン 版本',
  country: 'land pays país 国 国家',
  city: 'stadt ville ciudad cidade 都市 城市',
  time: 'zeit temps tiempo tempo 時間 时间',
  string: 'zeichenkette texte cadena texto 文字列 字符串',
  integer: 'ganzzahl entier entero inteiro 整数',
  difference: 'unterschied différence diferencia diferença 違い 区别',
};

const stopWords =
  'der das den des ein eine einer eines einen von vom zum zur für und oder wie wann warum welche welcher welches ist sind ich man mein meine im ' +
  'le les du une quelle quel quels quelles comment pourquoi est sont dans avec sur entre et ou mon ma mes ' +
  'el los las del una uno cómo como qué que cuál cual por para con son entre mis ' +
  'um uma da dos das qual quais são em meu minha';
// cspell:enable

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}+/gu, '');

/** Each word of another language, without accents, with the English word that stands for it. */
export const fromOtherLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([english, others]) =>
    others.split(' ').map((other) => [fold(other), english] as const),
  ),
);

/** Words of other languages that tell nothing. */
export const otherStopWords: ReadonlySet<string> = new Set(stopWords.split(' ').map(fold));

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const longest = 8;

/**
 * A word as it is compared: without accents, and one in Japanese or Chinese, which leave out spaces, cut into the
 * words that are known, and into pairs of signs between them.
 * @param key in lower case
 */
export function foldedKeys(key: string): readonly string[] {
  if (/^[a-z\d]*$/.test(key)) return [key];
  const folded = fold(key);
  if (!ideographs.test(folded)) return [folded];
  const found: string[] = [];
  let rest = '';
  const endRest = () => {
    if (rest.length === 1) found.push(rest);
    for (let at = 0; at + 1 < rest.length; at += 1) found.push(rest.slice(at, at + 2));
    rest = '';
  };
  for (let at = 0; at < folded.length;) {
    let length = Math.min(longest, folded.length - at);
    while (length > 0 && !fromOtherLanguages.has(folded.slice(at, at + length))) length -= 1;
    if (length > 0) {
      endRest();
      found.push(folded.slice(at, at + length));
    } else rest += folded.charAt(at);
    at += Math.max(1, length);
  }
  endRest();
  return found;
}
