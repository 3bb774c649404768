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
Door *front();
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
  emit ::front()->lockedChanged(false);
  //              ^ call door.h Door.lockedChanged
}
`,
  }))

test('a class that is named like that word is a class', () =>
  expectLinks({
    'door.h': DOOR,
    'own.cpp': `#include "door.h"
class emit {
public:
  emit(bool on);
  void run();
};
void Door::knock() {
  emit lockedChanged(true);
  lockedChanged.run();
  //            ^ call own.cpp emit.run
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
  //                                                                      ^ read door.h Door.knock
  //                                         ^ type door.h Door
}
`,
  }))

test('functions that are named like these words of Qt are called', () =>
  expectLinks({
    'own.cpp': `#define SIGNAL(number) number
struct Door {
  void open();
  Door *next();
  int index(int n);
};
int index(int n);
int SLOT(int n);
template <typename F> void foreach(Door *door, F run);
void tell(Door *door, const char *name);
void run(Door *door, int n) {
  keep(door, SIGNAL(index(n)));
  //                ^ call own.cpp index
  keep(door, SLOT(index(n) + 1));
  //              ^ call own.cpp index
  foreach(door->next(), [](Door *one) { one->open(); });
  //            ^ call own.cpp Door.next
  //                                         ^ call own.cpp Door.open
  tell(door, "open");
  //          ^ nothing
}
class Q_LOCK {
public:
  Q_LOCK(int n);
  void turn();
};
void lock() { Q_LOCK lock(1); lock.turn(); }
//                   ^ call own.cpp Q_LOCK.Q_LOCK
`,
  }))

test('a property of Qt names its accessors', () =>
  expectLinks({
    'door.h': `#include <QObject>
class Door : public QObject {
  Q_OBJECT
  Q_PROPERTY(int width MEMBER m_width RESET unlock)
  //                          ^ read door.h Door.m_width
  //                                        ^ read door.h Door.unlock
  Q_PROPERTY(bool locked READ isLocked WRITE setLocked NOTIFY lockedChanged FINAL)
  //                          ^ read door.h Door.isLocked
  //                                         ^ read door.h Door.setLocked
  //                                                          ^ read door.h Door.lockedChanged
public:
  bool isLocked() const;
  void setLocked(bool locked);
  void unlock();
  int m_width;
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
template <typename T> class QKeys : public QList<Key> {};
class Door {
public:
  void open();
  QList<Door *> m_all;
  QHash<QString, Door *> m_named;
  QMap<Key, Door *> m_keyed;
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
  for (auto *door : m_named) door->open();
  //                               ^ call door.h Door.open
  m_named.values().first()->open();
  //                        ^ call door.h Door.open
  for (auto key : m_keyed.keys()) key.open();
  //                                  ^ call door.h Key.open
  QKeys<Door> keys;
  keys.first().open();
  //           ^ call unknown
  foreach (Door *one, m_all) {
    one->open();
    //   ^ call door.h Door.open
  }
  Q_FOREACH (const auto &one, m_all) one->open();
  //                                      ^ call door.h Door.open
}
`,
  }))

test('a pointer in a signature is told from a value', () =>
  expectLinks({
    'door.cpp': `#include <QObject>
class Key {};
class Door : public QObject {
public:
  void open(Key *key);
  // ^ nothing
  void open(int key);
  void shut(int times);
  void shut(int *times, Key *key);
  void shut(Key key, Key *other);
  void run(Door *door) {
    connect(door, SIGNAL(shut(Key *, Key *)), this, SLOT(open(Key *)));
    //                                                   ^ read door.cpp Door.open
  }
};
`,
  }))
