"""Names for players who do not exist."""

from __future__ import annotations

from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Country:
    """A federation, and names as they are common there."""

    federation: str
    surnames: tuple[str, ...]
    men: tuple[str, ...]
    women: tuple[str, ...]


def _country(federation: str, surnames: str, men: str, women: str) -> Country:
    return Country(federation, tuple(surnames.split()), tuple(men.split()), tuple(women.split()))


HOME = _country(
    "TUR",
    "Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt "
    "Özkan Şimşek Polat Korkmaz Çakır Erdoğan Güneş Bulut Işık İnce Ünal Güler Tekin Aksoy Avcı Taş Sarı Ateş Keskin "
    "Uğur Gündoğdu Kılıçaslan Başaran Özgür Soylu Sağlam Akgün Tığlı",
    "Ahmet Mehmet Mustafa Ali Hüseyin İbrahim Emre Burak Çağrı Oğuz Kaan Umut Barış Deniz Ömer Yiğit Eren Tuğrul Işık "
    "Görkem Atakan Doğukan Şükrü Ozan",
    "Ayşe Elif Zeynep Gülşen Çağla İrem Şeyma Ebru Buse Ece Defne Ilgın Nilüfer Özge Pınar Tuğba Yağmur Aslı Ezgi Sıla",
)
"""Where the events are held."""

ABROAD = (
    _country(
        "AZE",
        "Məmmədov Əliyev Quliyev Hüseynov Abbasov İsmayılov Rəhimov Cəfərov",
        "Elçin Rauf Vüqar Tural Orxan Nicat",
        "Günel Aytən Leyla Sevinc Nərmin",
    ),
    _country(
        "GER",
        "Müller Schäfer Köhler Weiß Krüger Böhm Vogel Jäger",
        "Jürgen Stefan Lukas Jörg Felix Matthias",
        "Käthe Sabine Lena Jana Ulrike",
    ),
    _country(
        "ESP",
        "García Núñez Peña Muñoz Jiménez López Ibáñez Martín",
        "José Andrés Íñigo Rubén Álvaro Pablo",
        "Lucía Begoña Inés Sofía Marta",
    ),
    _country(
        "POL",
        "Wójcik Łukasik Dąbrowski Woźniak Król Zając Piątek Górski",
        "Łukasz Paweł Michał Krzysztof Bartłomiej Wojciech",
        "Małgorzata Zofia Łucja Agnieszka Hanna",
    ),
    _country(
        "FRA",
        "Lefèvre Gauthier Girard Chevalier Bérenger Rousseau Noël Mercier",
        "Rémi Jérôme François Loïc Cédric Benoît",
        "Hélène Noémie Aurélie Chloé Maëlle",
    ),
    _country(
        "HUN",
        "Szabó Horváth Németh Lakatos Fekete Gulyás Kovács Bíró",
        "Zoltán Péter Gergő Ádám László Tamás",
        "Zsófia Ágnes Eszter Réka Ildikó",
    ),
    _country(
        "GEO",
        "Beridze Kapanadze Lomidze Tsiklauri Gelashvili Maisuradze",
        "Giorgi Levan Davit Irakli Nikoloz",
        "Nino Tamar Ketevan Salome Mariam",
    ),
    _country(
        "IND",
        "Sharma Iyer Reddy Patel Menon Krishnan Joshi Nair",
        "Arjun Rohan Vikram Aditya Karthik",
        "Ananya Priya Divya Meera Kavya",
    ),
)

CITIES = (
    "İstanbul",
    "Ankara",
    "İzmir",
    "Bursa",
    "Antalya",
    "Eskişehir",
    "Muğla",
    "Çanakkale",
    "Şanlıurfa",
    "Diyarbakır",
    "Trabzon",
    "Kayseri",
    "Iğdır",
    "Gümüşhane",
    "Niğde",
    "Ağrı",
)
