'use client'
import { DocumentLink } from '../../components/ExternalLink/index.js'
import { PageFrame } from '../../components/PageFrame/index.js'
import { ShortcutGroups } from '../../components/ShortcutsDialog/ShortcutGroups.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { InfoIcon } from '../../icons/index.js'
import { themes } from '../../tokens/index.js'
import { guidePageStrings } from './GuidePage.strings.js'
import {
  StyledContents,
  StyledFacts,
  StyledGuide,
  StyledSection,
  StyledSections,
  StyledShortcuts,
  StyledTask,
  StyledTasks,
} from './GuidePage.styles.js'
import { Named } from './Named.js'
import type { GuidePageProps, GuidePicture, GuideSection, GuideTask } from './GuidePage.types.js'

/** A guide on one page: contents with links, tasks in numbered steps with pictures, and facts. */
export function GuidePage({ heading, description, sections, breadcrumb }: GuidePageProps) {
  return (
    <PageFrame
      heading={heading}
      description={description}
      breadcrumb={breadcrumb}
      icon={InfoIcon}
      compact
    >
      <StyledGuide>
        <Contents sections={sections} />
        <StyledSections>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </StyledSections>
      </StyledGuide>
    </PageFrame>
  )
}

function Contents({ sections }: Pick<GuidePageProps, 'sections'>) {
  const { contents } = useStrings(guidePageStrings)
  const Link = useLinkComponent()
  return (
    <StyledContents aria-label={contents}>
      <strong aria-hidden="true">{contents}</strong>
      <ul>
        {sections.map(({ id, heading, tasks }) => (
          <li key={id}>
            <Link href={`#${id}`}>{heading}</Link>
            {tasks && (
              <ol>
                {tasks.map((task) => (
                  <li key={task.id}>
                    <Link href={`#${task.id}`}>{task.heading}</Link>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </StyledContents>
  )
}

function Section({ section }: { readonly section: GuideSection }) {
  const { id, heading, text, tasks, facts, shortcuts, link } = section
  return (
    <StyledSection>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {text !== undefined && <p>{text}</p>}
      {tasks && (
        <StyledTasks role="list">
          {tasks.map((task) => (
            <Task key={task.id} task={task} />
          ))}
        </StyledTasks>
      )}
      {facts && (
        <StyledFacts>
          {facts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>
                <Named>{fact.text}</Named>
              </dd>
            </div>
          ))}
        </StyledFacts>
      )}
      {shortcuts && (
        <StyledShortcuts>
          <ShortcutGroups groups={shortcuts} />
        </StyledShortcuts>
      )}
      {link && (
        <p>
          <DocumentLink href={link.href}>{link.label}</DocumentLink>
        </p>
      )}
    </StyledSection>
  )
}

function Task({ task: { id, heading, steps, picture } }: { readonly task: GuideTask }) {
  return (
    <StyledTask>
      <h3 id={id} tabIndex={-1}>
        {heading}
      </h3>
      <ol>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The steps of a task stay as they are.
          <li key={index}>
            <Named>{step}</Named>
          </li>
        ))}
      </ol>
      {picture && <TaskPicture {...picture} />}
    </StyledTask>
  )
}

function TaskPicture({ src, alt, ...size }: GuidePicture) {
  const loading = { loading: 'lazy', decoding: 'async' } as const
  if (typeof src === 'string') return <img {...size} {...loading} src={src} alt={alt} />
  return themes.map((theme) => (
    <img key={theme} data-for={theme} {...size} {...loading} src={src[theme]} alt={alt} />
  ))
}
