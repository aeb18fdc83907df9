import type {RootContent} from 'mdast';
import {site, type DocsVersion} from '../../src/site';
import {inline, link, table, text} from './nodes';

type Binding = keyof (typeof site.releases)['4.x'];

interface Official {
  readonly binding: Binding;
  readonly name: string;
  readonly url: string;
  /** The type of an index, and that in 3.x where it was another. */
  readonly index: string;
  readonly indexV3?: string;
  /** How to install it, by documentation version; a version that is missing has no such binding. */
  readonly install: Readonly<Partial<Record<DocsVersion, string>>>;
}

const official: readonly Official[] = [
  {
    binding: 'c',
    name: 'C',
    url: site.links.source,
    index: '`uint64_t`',
    install: {
      '4.x': '[from source, or a package manager](/docs/installation#c)',
      '3.x': '[from source](/docs/3.x/installation#c)',
    },
  },
  {
    binding: 'python',
    name: 'Python: h3-py',
    url: site.bindings.python,
    index: '`str`, or `int` with `h3.api.basic_int`',
    install: {'4.x': '`pip install h3`', '3.x': "`pip install 'h3>=3.7,<4'`"},
  },
  {
    binding: 'javascript',
    name: 'JavaScript: h3-js',
    url: site.bindings.javascript,
    index: '`string`',
    install: {'4.x': '`npm install h3-js`', '3.x': `\`npm install h3-js@${site.releases['3.x'].javascript}\``},
  },
  {
    binding: 'java',
    name: 'Java: h3-java',
    url: site.bindings.java,
    index: '`long` or `String`',
    install: {
      '4.x': `\`com.uber:h3:${site.releases['4.x'].java}\``,
      '3.x': `\`com.uber:h3:${site.releases['3.x'].java}\``,
    },
  },
  {
    binding: 'go',
    name: 'Go: h3-go',
    url: site.bindings.go,
    index: '`h3.Cell`, an `int64`',
    indexV3: '`h3.H3Index`, a `uint64`',
    install: {
      '4.x': '`go get github.com/uber/h3-go/v4`',
      '3.x': `\`go get github.com/uber/h3-go/v3@v${site.releases['3.x'].go}\``,
    },
  },
];

/** `<OfficialBindings />`: the bindings of the H3 project, with the release of each that these pages describe. */
export function officialBindings(version: DocsVersion): RootContent[] {
  const releases: Readonly<Partial<Record<Binding, string>>> = site.releases[version];
  return [
    table(
      ['Binding', 'Release described', 'Install', 'Index type'],
      official.flatMap(({binding, name, url, index, indexV3, install}) => {
        const [release, how] = [releases[binding], install[version]];
        return release && how
          ? [
              [
                [link(url, text(name))],
                [text(release)],
                inline(how),
                inline(version === '3.x' ? (indexV3 ?? index) : index),
              ],
            ]
          : [];
      }),
    ),
  ];
}
