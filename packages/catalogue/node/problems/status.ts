import {translate} from '@docusaurus/Translate';
import {problemsOf, type Affected, type Problem} from './read';
import {formatList} from '@h3-docs/base/number';
import {newestVersion, versionRow, type DocsVersion} from '@h3-docs/base/versions';
import {languagesOf} from '../../languages';
import {readManifest, type Manifest} from '../bindingFiles/manifest';
import {readEngines} from '../engines/read';

/** A project at a release. */
interface Carried {
  readonly project: string;
  readonly release: string;
}

/** The parts of a release as numbers: `4.5.0` is 4, 5, 0. */
const partsOf = (release: string) => release.split(/[.-]/).map((part) => parseInt(part, 10) || 0);

/** Whether a release is older than another. Missing parts count as 0. */
export function isOlder(release: string, than: string): boolean {
  const [a, b] = [partsOf(release), partsOf(than)];
  const at = Array.from({length: Math.max(a.length, b.length)}, (_none, place) => (a[place] ?? 0) - (b[place] ?? 0));
  return (at.find((difference) => difference !== 0) ?? 0) < 0;
}

/** The bindings whose first two numbers are those of the C library in them. */
const followers = new Set(['h3-js', 'h3-java', 'h3-py', 'h3-go']);

/** A project at a release in a text that begins with both: `h3-js 3.7.2`, `H3 4.4.1 since March 2026`. */
function carriedIn(text: string | undefined): Carried | undefined {
  const [, project, release] = /^(?:Rust )?(H3|h3\w*(?:-\w+)?) (\d+(?:\.\d+)+)/.exec(text ?? '') ?? [];
  return project === undefined || release === undefined ? undefined : {project, release};
}

/** What a binding or an engine runs: its own release, the library in it, and the C library in that. */
export function carriedBy({project, release, h3: {library}}: Manifest): readonly Carried[] {
  const own = /^\d+(?:\.\d+)*/.exec(release ?? '')?.[0];
  const inside = carriedIn(library);
  return [
    ...(own === undefined ? [] : [{project: project === 'h3' ? 'H3' : project, release: own}]),
    ...(inside ? [inside] : []),
    ...(inside && followers.has(inside.project) ? [{project: 'H3', release: inside.release}] : []),
  ];
}

/** Whether a release has the problem, where its range says so. */
export function hasProblem({from, fixed}: Affected, release: string): boolean {
  return (from === undefined || !isOlder(release, from)) && (fixed === undefined || isOlder(release, fixed));
}

/** The bindings and engines whose described release still has a problem that its project has fixed. */
export function stillIn(affected: Affected, version: DocsVersion): string[] {
  if (affected.fixed === undefined) return [];
  const official = languagesOf(version).map((id) => readManifest(version, id));
  const all = [...new Map([...official, ...readEngines(version)].map((each) => [each.label, each])).values()];
  return all.flatMap((manifest) => {
    const carried = carriedBy(manifest).find(({project}) => project === affected.in);
    if (!carried || manifest.project === affected.in || !hasProblem(affected, carried.release)) return [];
    const inside = carriedIn(manifest.h3.library);
    return [`${manifest.label} (${inside?.project ?? carried.project} ${inside?.release ?? carried.release})`];
  });
}

/** The releases that have a problem, as sentences. */
export function statusText(affected: Affected, version: DocsVersion): string {
  const {in: project, from, fixed, seen} = affected;
  const since = from === undefined ? '' : translate({message: 'Since {project} {release}.'}, {project, release: from});
  if (fixed === undefined)
    return [since, translate({message: '{project} {release} still has it.'}, {project, release: seen})]
      .filter(Boolean)
      .join(' ');
  const still = stillIn(affected, version);
  return [
    since,
    translate({message: 'Fixed in {project} {release}.'}, {project, release: fixed}),
    still.length > 0 && translate({message: 'Still in {stacks}.'}, {stacks: formatList(still)}),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The releases that have what an entry tells of, as sentences. An answer to a question is no defect that a release still
 * has, so that only the release that ended a limit counts.
 */
export function releasesText({kind, affected}: Pick<Problem, 'kind' | 'affected'>, version: DocsVersion): string {
  return affected
    .filter(({fixed}) => kind !== 'recipe' || fixed !== undefined)
    .map((each) => statusText(each, version))
    .join(' ');
}

/** Whether all projects have fixed a problem in a release that nothing on the site is older than. */
export function isOfOldReleases({affected}: Pick<Problem, 'affected'>, version: DocsVersion): boolean {
  return (
    affected.length > 0 &&
    affected.every((each) => {
      const described = describedRelease(each.in, version);
      const isFixed = each.fixed !== undefined && (described === undefined || !hasProblem(each, described));
      return isFixed && stillIn(each, version).length === 0;
    })
  );
}

/** The newest described release of a project; undefined for a project that no manifest describes. */
export function describedRelease(project: string, version: DocsVersion = newestVersion): string | undefined {
  if (project === 'H3') return versionRow(version).release;
  const manifests = [...languagesOf(version).map((id) => readManifest(version, id)), ...readEngines(version)];
  const own = manifests.find((manifest) => manifest.project === project);
  return own && carriedBy(own).find((carried) => carried.project === project)?.release;
}

/** The problems that a newer release may have changed, as lines with their file, what was looked at, and what there is. */
export function staleProblems(version: DocsVersion): string[] {
  return problemsOf(version).flatMap(({where, affected, checked}) =>
    affected.flatMap(({in: project, fixed, seen}) => {
      const now = describedRelease(project, version);
      return fixed === undefined && now !== undefined && isOlder(seen, now)
        ? [`${where}: seen in ${project} ${seen} on ${checked.on}; the site describes ${now}`]
        : [];
    }),
  );
}
