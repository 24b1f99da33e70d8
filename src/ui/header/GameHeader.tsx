import { isOwnName } from '../../store/saved/gameName';
import { useGame, usePlay } from '../../store/useGame';
import {
  ArmiesIcon,
  BackIcon,
  BookIcon,
  KeysIcon,
  PlayersIcon,
  RedoIcon,
  ShareIcon,
  UndoIcon,
} from '../parts/icons';
import { TimeMenu } from '../time/TimeMenu';
import { useToStart } from '../useToStart';
import { MoreMenu, type ToolProps } from './MoreMenu';
import { SettingsMenu } from './SettingsMenu';
import { Tool } from './Tool';
import { Tracks } from './Tracks';
import './header.css';

/** What changes from press to press subscribes by itself, so that no press draws the whole bar. */
export function GameHeader() {
  const title = usePlay((play) => play.table.title);
  const subtitle = usePlay((play) => play.table.subtitle);
  const name = usePlay((play) => play.name);
  const isOwn = isOwnName({ name, title });
  const toStart = useToStart();
  const seldom = useSeldomTools();
  return (
    <header className="bar">
      <button
        type="button"
        className="tool"
        title="To the start page; the game is kept"
        aria-label="Start page"
        onClick={toStart}
      >
        <BackIcon />
      </button>
      <p className="bar-title">
        {/* Another game of the same battle has its title with a number. */}
        <span>{isOwn || name === '' ? title : name}</span>{' '}
        {isOwn ? <small className="own-name">{name}</small> : <small>{subtitle}</small>}
      </p>
      <Tracks />
      <nav className="tools" aria-label="Table">
        <div className="seldom">
          {seldom.map((tool) => (
            <Tool key={tool.name} {...tool} />
          ))}
        </div>
        <More tools={seldom} />
        <TimeMenu />
        {/* The last three lie where they lie in a lesson, too. */}
        <Undo />
        <div className="again">
          <Redo />
        </div>
        <SettingsMenu />
      </nav>
    </header>
  );
}

function Undo() {
  const canUndo = usePlay((play) => play.canUndo);
  const undo = useGame((state) => state.undo);
  return (
    <Tool name="Undo" title="Undo" shortcut="Ctrl+Z" icon={<UndoIcon />} faint={!canUndo} onPress={undo} />
  );
}

function Redo() {
  return <Tool {...useRedo()} />;
}

function More({ tools }: { readonly tools: readonly ToolProps[] }) {
  return <MoreMenu tools={tools} narrow={useRedo()} />;
}

function useRedo(): ToolProps {
  const canRedo = usePlay((play) => play.canRedo);
  const onPress = useGame((state) => state.redo);
  return {
    name: 'Redo',
    title: 'Do again what was taken back',
    shortcut: 'Ctrl+Shift+Z',
    icon: <RedoIcon />,
    faint: !canRedo,
    onPress,
  };
}

/** Shown in the bar where there is room, and behind "More" where there is not. */
function useSeldomTools(): readonly ToolProps[] {
  const openDialog = useGame((state) => state.openDialog);
  const consult = useGame((state) => state.consult);
  return [
    {
      name: 'Armies',
      title: 'Both armies and the board as lists',
      icon: <ArmiesIcon />,
      onPress: () => openDialog('armies'),
    },
    {
      name: 'Players',
      title: 'Who plays: persons or the computer',
      shortcut: 'Shift+P',
      icon: <PlayersIcon />,
      onPress: () => openDialog('players'),
    },
    {
      name: 'Share',
      title: 'Save or send this game',
      icon: <ShareIcon />,
      onPress: () => openDialog('share'),
    },
    {
      name: 'Keys',
      title: 'All keys',
      shortcut: '?',
      icon: <KeysIcon />,
      forKeys: true,
      onPress: () => openDialog('keys'),
    },
    { name: 'Rules', title: 'Rules and tables', icon: <BookIcon />, onPress: () => consult('') },
  ];
}
