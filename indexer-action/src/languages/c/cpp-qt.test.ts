import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const DOOR = `#include <QObject>
class Door : public QObject {
  Q_OBJECT
  Q_PROPERTY(bool locked READ isLocked WRITE setLocked NOTIFY lockedChanged FINAL)
public:
  bool isLocked() const;
public slots:
  void setLocked(bool locked);
  void knock();
  void knock(int times);
signals:
  void lockedChanged(bool locked);
private:
  Door *m_next;
};
`

test('a signal that is emitted is called', () =>
  expectLinks({
    'door.h': DOOR,
    'door.cpp': `#include "door.h"
void Door::knock() {
  emit lockedChanged(true);
  //   ^ call door.h Door.lockedChanged
  Q_EMIT lockedChanged(false);
  //     ^ call door.h Door.lockedChanged
  if (isLocked())
    emit lockedChanged(true);
    //   ^ call door.h Door.lockedChanged
  emit this->lockedChanged(false);
  //         ^ call door.h Door.lockedChanged
  m_next->emit(1);
  emit m_next->lockedChanged(false);
  //           ^ call door.h Door.lockedChanged
}
`,
  }))

test('SIGNAL and SLOT name members of the object that stands before them', () =>
  expectLinks({
    'door.h': DOOR,
    'house.cpp': `#include "door.h"
class House : public QObject {
public:
  House();
  void close();
private:
  Door *m_door;
};
House::House() {
  connect(m_door, SIGNAL(lockedChanged(bool)), this, SLOT(close()));
  //                     ^ read door.h Door.lockedChanged
  //                                                      ^ read house.cpp House.close
  connect(m_door, SIGNAL(lockedChanged(bool)), SLOT(close()));
  //                     ^ read door.h Door.lockedChanged
  //                                                ^ read house.cpp House.close
  Door other;
  QObject::connect(&other, SIGNAL(lockedChanged(bool)), m_door, SLOT(setLocked(bool)));
  //                              ^ read door.h Door.lockedChanged
  //                                                                 ^ read door.h Door.setLocked
  QTimer::singleShot(0, m_door, SLOT(setLocked(bool)));
  //                                 ^ read door.h Door.setLocked
  connect(&m_timer, SIGNAL(timeout()), m_door, SLOT(close()));
  connect(m_door, &Door::lockedChanged, this, &House::close);
  //                     ^ read door.h Door.lockedChanged
  //                                                  ^ read house.cpp House.close
  connect(m_door, SIGNAL(lockedChanged(const Door &, bool)), m_door, SLOT(knock(int)));
  //                     ^ read door.h Door.lockedChanged
  //                                         ^ type door.h Door
}
`,
  }))

test('a property of Qt names its accessors', () =>
  expectLinks({
    'door.h': `#include <QObject>
class Door : public QObject {
  Q_OBJECT
  Q_PROPERTY(bool locked READ isLocked WRITE setLocked NOTIFY lockedChanged FINAL)
  //                          ^ read door.h Door.isLocked
  //                                         ^ read door.h Door.setLocked
  //                                                          ^ read door.h Door.lockedChanged
public:
  bool isLocked() const;
  void setLocked(bool locked);
signals:
  void lockedChanged(bool locked);
};
`,
  }))

test('a method that Qt is told to invoke by its name', () =>
  expectLinks({
    'door.h': DOOR,
    'house.cpp': `#include "door.h"
class House : public QObject {
public:
  void close();
  void lock(Door *door) {
    QMetaObject::invokeMethod(door, "setLocked", Qt::QueuedConnection, Q_ARG(bool, true));
    //                               ^ call door.h Door.setLocked
    QMetaObject::invokeMethod(this, "close");
    //                               ^ call house.cpp House.close
    QMetaObject::invokeMethod(this, "nothing");
  }
};
`,
  }))

test('what stands behind a macro that needs no semicolon is a member as well', () =>
  expectLinks({
    'door.h': `#include <QObject>
class Door : public QObject {
  Q_OBJECT
  Q_DISABLE_COPY(Door)
public:
  enum State { Open, Closed };
  Q_ENUM(State)
  explicit Door(QObject *parent = nullptr);
  Q_FLAG(State)
  static Door *front();
  Q_DECLARE_FLAGS(States, State)
  Q_FLAG(States)
  bool isOpen() const;
  Q_INVOKABLE void slam(int times);
  Q_SLOT void knock();
  Q_SIGNAL void knocked(int times);
Q_SIGNALS:
  void opened();
public Q_SLOTS:
  void close();
private:
  Q_DECLARE_PRIVATE(Door)
  Door *m_next;
};
Q_DECLARE_METATYPE(Door *)
Q_DECLARE_OPERATORS_FOR_FLAGS(Door::States)
`,
    'main.cpp': `#include "door.h"
void run() {
  Door *door = new Door(nullptr);
  //               ^ call door.h Door.Door, type door.h Door
  Door::front()->isOpen();
  //    ^ call door.h Door.front
  //             ^ call door.h Door.isOpen
  door->slam(1);
  //    ^ call door.h Door.slam
  door->knock();
  //    ^ call door.h Door.knock
  door->knocked(2);
  //    ^ call door.h Door.knocked
  door->opened();
  //    ^ call door.h Door.opened
  door->close();
  //    ^ call door.h Door.close
}
`,
  }))

test('containers and pointers of Qt give what they hold', () =>
  expectLinks({
    'door.h': `#include <QObject>
class Key {
public:
  void open();
};
class Door {
public:
  void open();
  QList<Door *> m_all;
  QHash<QString, Door *> m_named;
  QPointer<Door> m_next;
  QVector<Door> m_own;
  void run();
};
`,
    'main.cpp': `#include "door.h"
void Door::run() {
  for (auto *door : m_all) door->open();
  //                             ^ call door.h Door.open
  for (auto *door : qAsConst(m_all)) door->open();
  //                                       ^ call door.h Door.open
  m_all.first()->open();
  //             ^ call door.h Door.open
  m_all.at(1)->open();
  //           ^ call door.h Door.open
  m_all[1]->open();
  //        ^ call door.h Door.open
  m_named.value("a")->open();
  //                  ^ call door.h Door.open
  m_named["a"]->open();
  //            ^ call door.h Door.open
  auto *found = m_named.take("a");
  found->open();
  //     ^ call door.h Door.open
  m_next->open();
  //      ^ call door.h Door.open
  m_next.data()->open();
  //             ^ call door.h Door.open
  m_own.last().open();
  //           ^ call door.h Door.open
  QMapIterator<Key, Door *> next(all);
  next.value()->open();
  //            ^ call door.h Door.open
  QCache<Key, Door> kept;
  kept.take(Key())->open();
  //                ^ call door.h Door.open
  foreach (Door *one, m_all) {
    one->open();
    //   ^ call door.h Door.open
  }
  Q_FOREACH (const auto &one, m_all) one->open();
  //                                      ^ call door.h Door.open
}
`,
  }))
