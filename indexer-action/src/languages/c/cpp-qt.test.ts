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
